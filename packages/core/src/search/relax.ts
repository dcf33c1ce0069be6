import type { SearchQuery, SearchWord } from './query.ts'

/** Words of questions and of grammar that no text is about. */
const emptyWords = new Set(
  '的 了 吗 呢 吧 是 在 有 和 与 及 或 对 为 把 被 让 给 从 到 向 什么 怎么 怎样 如何 哪些 哪个 哪里 多少 多久 几 为什么 是否 可以 能否 需要 应该 应当 请问 我 我们 要 想 一下 关于 规定'.split(
    ' ',
  ),
)
const mostParts = 6

/**
 * Looser readings of a query, the closest first. Longer words are taken apart, so that «考古发掘资质怎么申请» finds texts with 考古, 发掘, 资质
 * and 申请 anywhere; then without the last of three or more words, which often only says what the asker wants. Phrases, numbers and articles
 * stay. None where there is nothing to take apart or to leave out.
 */
export function relaxQuery(query: SearchQuery): SearchQuery[] {
  let isChanged = false
  const groups = query.groups.flatMap((group): SearchWord[][] => {
    const word = group[0]
    if (group.length !== 1 || word === undefined || word.isPhrase || word.article !== undefined) return [group]
    const parts = split(word.text)
    if (parts.length === 0 || (parts.length === 1 && parts[0] === word.text)) return [group]
    isChanged = true
    return parts.map((text) => [{ text, typed: text, isPhrase: false }])
  })
  const apart = groups.slice(0, 8)
  const last = apart.at(-1)
  const isLastOptional = apart.length > 2 && last?.length === 1 && !last[0]!.isPhrase && last[0]!.article === undefined
  return [
    ...(isChanged ? [{ groups: apart, excluded: query.excluded }] : []),
    ...(isLastOptional ? [{ groups: apart.slice(0, -1), excluded: query.excluded }] : []),
  ]
}

/** Words of a text by the platform's dictionary, without those that say nothing. Single characters only where nothing else is left. */
function split(text: string): string[] {
  if (Array.from(text).length < 3) return []
  const found: string[] = []
  let single = false
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const isSingle = isWordLike === true && Array.from(segment).length === 1 && !emptyWords.has(segment)
    // characters the dictionary left alone one after the other are a word it does not know
    if (isSingle && single) found.push(found.pop()! + segment)
    else if (isWordLike === true) found.push(segment)
    single = isSingle
  }
  const telling = [...new Set(found.filter((word) => !emptyWords.has(word)))]
  const long = telling.filter((word) => Array.from(word).length > 1)
  return (long.length > 0 ? long : telling).slice(0, mostParts)
}
