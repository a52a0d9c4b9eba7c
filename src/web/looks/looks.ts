/** The looks that a theme can choose, in the order in which editors see them. */
import { basic } from './basic'
import type { Look } from './look'
import { playful } from './playful'
import { quiet } from './quiet'
import { technical } from './technical'
import { warm } from './warm'

export const looks: readonly Look[] = [basic, warm, quiet, technical, playful]

export const isLook = (name: unknown): boolean => looks.some((look) => look.name === name)

/** The basic look for a name that is not known: of a look that was taken out. */
export const lookOf = (name: unknown): Look => looks.find((look) => look.name === name) ?? basic
