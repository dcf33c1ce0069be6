/** A text as part of a pattern of LIKE: `%`, `_` and `\` mean themselves. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (c) => `\\${c}`)
}

/** The pattern of LIKE that finds a text anywhere. */
export function likePattern(text: string): string {
  return `%${likeText(text)}%`
}
