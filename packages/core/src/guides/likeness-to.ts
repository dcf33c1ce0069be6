/** Words that every guide and every law has; they tell nothing about a subject. */
const common = /中华人民共和国|国务院|文物行政(?:主管)?部门|行政许可|许可|审批|批准|申请|单位|个人|文物保护法|应当|人民政府|国家|文物局/g

function letterPairs(text: string): Set<string> {
  const pairs = new Set<string>()
  for (const run of text
    .normalize('NFKC')
    .replace(common, ' ')
    .split(/[\s\p{P}]+/u)) {
    const letters = Array.from(run)
    for (let i = 0; i + 1 < letters.length; i++) pairs.add(letters[i]! + letters[i + 1]!)
  }
  return pairs
}

/** How much of a subject's words an article speaks of: 0 none, 1 all. */
export function likenessTo(subject: string, article: string): number {
  const wanted = letterPairs(subject)
  if (wanted.size === 0) return 0
  const there = letterPairs(article)
  let common = 0
  for (const pair of wanted) if (there.has(pair)) common++
  return common / wanted.size
}
