/** Reducer state outside React, so that code can read the new state directly after a change. */
import { useSyncExternalStore } from 'react'

export interface Store<State, Action> {
  get(): State
  /** Returns the new state. */
  apply(action: Action): State
  subscribe(listener: () => void): () => void
}

export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    apply(action) {
      state = reduce(state, action)
      for (const listener of listeners) listener()
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Store of a value that is replaced as a whole. */
export const createValue = <Value>(initial: Value): Store<Value, Value> =>
  createStore((_: Value, next: Value) => next, initial)

export const useStore = <State>({ subscribe, get }: Store<State, never>): State =>
  useSyncExternalStore(subscribe, get, get)
