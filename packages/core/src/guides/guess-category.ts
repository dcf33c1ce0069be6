import type { GuideCategory } from '../item/categories.ts'

/** What names of matters say about their group; the first that fits. */
const words: readonly [RegExp, GuideCategory][] = [
  [/出境|进境|入境|复进|复出/, 'entry-exit'],
  [/资质|资格/, 'qualification'],
  [/安全防护|安防|消防|防雷/, 'safety'],
  [/馆藏|藏品|借用|拓印|复制|博物馆/, 'collections'],
  [/考古|发掘|勘探|水下/, 'archaeology'],
  [/保护规划/, 'planning'],
  [/建设工程|建设控制|建控|保护范围|迁移|拆除|原址/, 'construction'],
]

/** The group of a matter whose file names none, by its name. */
export function guessCategory(name: string): GuideCategory {
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? 'protection-works'
}
