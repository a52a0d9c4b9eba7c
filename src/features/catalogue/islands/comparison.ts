/** Keeps what the comparison's address names, and brings an address without names to what was kept. */
import { ADD_HASH, compareQuery, NUMBER, tidied } from '../compare/selection'
import { readCompared, writeCompared } from '../compare/stored'

export default function comparison(): void {
  const { searchParams, hash } = new URL(location.href)
  const named = tidied(searchParams.getAll(NUMBER).flatMap((value) => value.split(',')))
  const kept = readCompared()
  const numbers = !searchParams.has(NUMBER) ? kept : hash === ADD_HASH ? tidied([...kept, ...named]) : named
  writeCompared(numbers)
  if (numbers.join() !== named.join()) location.replace(location.pathname + compareQuery(numbers))
}
