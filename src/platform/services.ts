/**
 * What one part of a running program offers to others: waking a worker, a check before sending, an in-memory register.
 * Several programs may run in one process (tests), so a service belongs to the object that represents its program:
 * Payload's instance, or the runtime where it needs more than that.
 */
export interface Service<Program extends object, Value> {
  /** The provided value, or else that of `initial`, made once for each program. */
  of(program: Program): Value
  /** Replaces the current value. */
  provide(program: Program, value: Value): void
}

/** `initial` is the default of a process that provides nothing, such as one that only serves and runs no worker. */
export function service<Program extends object, Value>(initial: (program: Program) => Value): Service<Program, Value> {
  const values = new WeakMap<Program, { value: Value }>()

  function provide(program: Program, value: Value): void {
    values.set(program, { value })
  }

  return {
    of(program) {
      const known = values.get(program)
      if (known) return known.value
      const value = initial(program)
      provide(program, value)
      return value
    },
    provide,
  }
}

/** Wakes a worker at once when there is work; does nothing where this process has no worker. */
export const waker = () => service<object, () => void>(() => () => {})
