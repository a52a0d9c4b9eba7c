/** What the program's features have declared; the configuration carries it, since it is known only above features. */
import type { BasePayload } from 'payload'
import type { Undelivered } from '../../site/undelivered'

export const declaredUndelivered = ({ config }: Pick<BasePayload, 'config'>): readonly Undelivered[] =>
  (config.custom as { undelivered?: readonly Undelivered[] } | undefined)?.undelivered ?? []
