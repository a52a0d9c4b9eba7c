/**
 * What one part of a running program offers to the others: how a worker is woken, who is asked before sending, a register
 * in memory. Several programs may run in one process (tests), so a service belongs to the object that stands for its
 * program: Payload's instance, or the runtime where it needs more than that.
 */
export interface Service<Program extends object, Value> {
  /** What the program's parts have provided; where none has, what `initial` makes, once for each program. */
  of(program: Program): Value
  /** Replaces what was there. */
  provide(program: Program, value: Value): void
}

/** `initial` is the one rule for a process that provides nothing, such as one that only serves and runs no worker. */
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

/** How a worker hears at once that there is something to do; without one in this process nothing is to be done. */
export const waker = () => service<object, () => void>(() => () => {})
