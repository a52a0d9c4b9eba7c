/**
 * Short messages to all processes on one database, this one included. Without other processes they stay in this one.
 */
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

/** Subscribes to messages on a topic, from this process and others. Returns an unsubscribe function. */
export function onBroadcast(payload: BasePayload, topic: string, listener: Listener): () => void {
  const { listeners } = channelOf(payload)
  const own = listeners.get(topic) ?? new Set()
  listeners.set(topic, own.add(listener))
  return () => own.delete(listener)
}

/** Passes an incoming message to this process's listeners. */
export function deliver(payload: BasePayload, topic: string, message: unknown): void {
  for (const listener of channelOf(payload).listeners.get(topic) ?? []) listener(message)
}

/**
 * Delivered at once in this process; other processes receive it shortly after, or not at all if their connection is
 * lost.
 */
export async function broadcast(payload: BasePayload, topic: string, message: unknown): Promise<void> {
  deliver(payload, topic, message)
  await broadcastToOthers(payload, topic, message)
}

/** Other processes receive it shortly after, or not at all if their connection is lost. */
export async function broadcastToOthers(payload: BasePayload, topic: string, message: unknown): Promise<void> {
  await channelOf(payload).send?.(topic, message)
}

/** Sets the function that sends to other processes; undefined disconnects them. */
export function connectBroadcast(payload: BasePayload, send: Send | undefined): void {
  channelOf(payload).send = send
}
