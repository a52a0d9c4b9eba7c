/** Norwegian as search compares it: lower case, with æ, ø and å folded, so that a keyboard without them finds all. */
const folds: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o' }

export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøåäö]/g, (letter) => folds[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
}

export function words(text: string): string[] {
  return folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
