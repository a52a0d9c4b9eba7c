/** Short messages to all processes on one database, this one included. Without other processes they stay here. */
import type { BasePayload } from 'payload'

type Listener = (message: unknown) => void
type Send = (topic: string, message: unknown) => Promise<void>

interface Channel {
  listeners: Map<string, Set<Listener>>
  send?: Send | undefined
}

const CHANNELS = Symbol.for('merkevei.broadcast')
type Holder = typeof globalThis & { [CHANNELS]?: WeakMap<object, Channel> }

function channelOf(payload: BasePayload): Channel {
  const holder = globalThis as Holder
  holder[CHANNELS] ??= new WeakMap()
  const channel = holder[CHANNELS].get(payload) ?? { listeners: new Map() }
  holder[CHANNELS].set(payload, channel)
  return channel
}

/** Hears this process's and others' messages on a topic. Returns the way to stop listening. */
export function onBroadcast(payload: BasePayload, topic: string, listener: Listener): () => void {
  const { listeners } = channelOf(payload)
  const own = listeners.get(topic) ?? new Set()
  listeners.set(topic, own.add(listener))
  return () => own.delete(listener)
}

/** Hands a message that arrived to this process's listeners. */
export function deliver(payload: BasePayload, topic: string, message: unknown): void {
  for (const listener of channelOf(payload).listeners.get(topic) ?? []) listener(message)
}

/** Delivered here at once; other processes hear it soon, or not at all if their connection is lost. */
export async function broadcast(payload: BasePayload, topic: string, message: unknown): Promise<void> {
  deliver(payload, topic, message)
  await channelOf(payload).send?.(topic, message)
}

/** Connects other processes, or cuts them off. */
export function connectBroadcast(payload: BasePayload, send: Send | undefined): void {
  channelOf(payload).send = send
}
