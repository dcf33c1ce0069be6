/**
 * A text of a reply with its placeholders (`{section.field}`) filled. Where a value ends in the words that follow it, they stand once: «…修缮工程立项» in
 * «关于{project.projectName}立项的批复».
 */
export function fillReply(text: string, valueOf: (placeholder: string) => string): string {
  const [start = '', ...parts] = text.split(/\{([\w.]+)\}/)
  let filled = start
  for (let i = 0; i < parts.length; i += 2) {
    const value = valueOf(parts[i]!)
    const following = parts[i + 1]!
    filled += value + following.slice(sharedWords(value, following))
  }
  return filled
}

/** Letters at the end of a text with which the next one begins; a single one is chance. */
function sharedWords(text: string, next: string): number {
  const words = /^[\p{L}\p{N}]*/u.exec(next)![0]
  for (let length = words.length; length >= 2; length--) if (text.endsWith(words.slice(0, length))) return length
  return 0
}
