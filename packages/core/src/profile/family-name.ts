/** Family names of two characters that are still borne (百家姓 and later). */
const double = new Set(
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 司徒 司空 夏侯 轩辕 端木 独孤 南宫 澹台 呼延 闻人 赫连 申屠 太史 钟离 万俟'.split(
    ' ',
  ),
)

/**
 * The family name that a whole name most likely begins with, as a proposal for who registered with the whole name alone: one character, or two of the known
 * double ones; of a name in letters its last word. '' for an empty name.
 */
export function proposedFamilyName(name: string): string {
  const text = name.trim()
  if (!/^\p{Script=Han}/u.test(text)) return text.split(/\s+/).at(-1) ?? ''
  const [first = '', second = ''] = Array.from(text)
  return double.has(first + second) && Array.from(text).length > 2 ? first + second : first
}
