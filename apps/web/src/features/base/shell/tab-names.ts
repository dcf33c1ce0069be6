/** Of several tabs of one name (drafts of one matter) the later ones say which they are. */
export function distinctNames(titles: readonly string[]): string[] {
  return titles.map((title, index) => {
    const before = titles.slice(0, index).filter((name) => name === title).length
    return before === 0 ? title : `${title} (${before + 1})`
  })
}

/** Fewer letters than these are read at a glance, and stay. */
const fewest = 4
const isWord = /^[\p{Script=Latin}\d]/u
const lastWord = /[\p{Script=Latin}\d]+$/u

/** What a name begins with as another does (plans of one province): where there is little room it is cut, and not what tells them apart. */
export function sharedStart(name: string, all: readonly string[]): string {
  const letters = Array.from(name)
  const longest = Math.max(
    0,
    ...all
      .filter((other) => other !== name)
      .map((other) => {
        const others = Array.from(other)
        const end = letters.findIndex((letter, at) => letter !== others[at])
        return end === -1 ? letters.length : end
      }),
  )
  const start = letters.slice(0, longest).join('')
  // a word stays whole
  const shared = isWord.test(letters[longest] ?? '') ? start.replace(lastWord, '') : start
  return Array.from(shared).length < fewest ? '' : shared
}
