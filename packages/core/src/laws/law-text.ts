import type { LawBlock } from './model.ts'

const digit = '[一二三四五六七八九十百千零〇○两0-9０-９]'
const headingShape = new RegExp(`^(?:#+\\s*)?(第\\s*${digit}{1,7}\\s*([编章节]))(?:[\\s　]+|$)(.{0,80})$`)
const articleShape = new RegExp(`^(?:#+\\s*)?(?:\\*\\*)?(第\\s*${digit}{1,7}\\s*条(?:\\s*之\\s*${digit}{1,3})?)(?:\\*\\*)?[\\s　:：]*(.*)$`)
const levels: Readonly<Record<string, number>> = { 编: 1, 章: 2, 节: 3 }

/**
 * Reads the text of a law (paragraphs in lines; headings as 第一章 …, articles as 第一条 …, Markdown's `#` before headings allowed) into its
 * parts. Text without articles (notices, charters) becomes headings and text. Marks of Markdown (`**`, `>`, links) are left out.
 */
export function readLawText(body: string): LawBlock[] {
  const blocks: LawBlock[] = []
  const keys = new Set<string>()
  for (const line of body.normalize('NFC').split(/\r?\n/)) {
    const text = plainLine(line)
    if (text === '') continue
    const heading = headingShape.exec(text)
    const article = heading === null ? articleShape.exec(text) : null
    if (heading !== null) blocks.push(headingOf(heading))
    else if (article !== null && isArticleStart(article)) blocks.push(articleOf(article, keys))
    else if (/^#/.test(text))
      blocks.push({
        kind: 'heading',
        level: Math.max(2, /^#+/.exec(text)![0].length),
        key: '',
        label: text.replace(/^#+\s*/, ''),
        content: '',
      })
    else addText(blocks, text)
  }
  return blocks.filter((block) => block.kind !== 'heading' || block.label !== '')
}

function plainLine(line: string): string {
  return line
    .replace(/^[\s　>]+/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/[\s　]+$/, '')
}

function headingOf([, number, kind, name]: RegExpExecArray): LawBlock {
  const title = (name ?? '').replace(/[\s　]+/g, '')
  return {
    kind: 'heading',
    level: levels[kind ?? ''] ?? 2,
    key: '',
    label: `${number!.replace(/\s/g, '')}${title === '' ? '' : `　${title}`}`,
    content: '',
  }
}

/** A line may begin by naming an article of another law (第三十条的决定 …): an article's own words follow a space, or stand alone. */
function isArticleStart([whole, label, rest]: RegExpExecArray): boolean {
  const gap = whole.slice(whole.indexOf(label!) + label!.length, whole.length - rest!.length)
  if (gap !== '' || rest === '') return true
  return !/^[的、，,和及或规第]/.test(rest!)
}

function articleOf([, label, rest]: RegExpExecArray, keys: Set<string>): LawBlock {
  const plain = label!.replace(/\s/g, '')
  const number = articleNumber(plain)
  let key = number
  for (let n = 2; keys.has(key); n++) key = `${number}.${n}`
  keys.add(key)
  return { kind: 'article', level: 0, key, label: plain, content: rest ?? '' }
}

function addText(blocks: LawBlock[], text: string): void {
  const last = blocks.at(-1)
  if (last === undefined || last.kind === 'heading') blocks.push({ kind: 'text', level: 0, key: '', label: '', content: text })
  else last.content = last.content === '' ? text : `${last.content}\n${text}`
}

/** `第十二条之一` ↦ `12-1`; digits stay. Of what is no article's name: ''. */
export function articleNumber(label: string): string {
  const found = new RegExp(`第?(${digit}+)条(?:之(${digit}+))?`).exec(label.normalize('NFKC').replace(/\s/g, ''))
  if (found === null) return ''
  return found[2] === undefined ? String(chineseNumber(found[1]!)) : `${chineseNumber(found[1]!)}-${chineseNumber(found[2])}`
}

const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  '○': 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** A number up to 9999 in Chinese numerals (一百零一, 十二, 二〇二四) or digits. */
export function chineseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (!/[十百千]/.test(text)) return Number(Array.from(text, (letter) => digits[letter] ?? letter).join(''))
  let sum = 0
  let current = 0
  for (const letter of text) {
    const unit = units[letter]
    if (unit === undefined) current = digits[letter] ?? Number(letter)
    else {
      sum += (current === 0 ? 1 : current) * unit
      current = 0
    }
  }
  return sum + current
}

/**
 * The day a text comes into force, by its own closing words: «自2025年3月1日起施行», or «自公布之日起施行» which is the day of publication.
 * Null where it does not say.
 */
export function effectiveDay(body: string, publishedOn: string | null): string | null {
  const end = body.normalize('NFKC').slice(-1200)
  const found = [...end.matchAll(/自\s*(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日\s*起\s*(?:施行|实施|生效)/g)].at(-1)
  if (found !== undefined) {
    const day = `${found[1]}-${found[2]!.padStart(2, '0')}-${found[3]!.padStart(2, '0')}`
    // a text that was amended still names the first day of all; it cannot be in force before it was published
    return publishedOn !== null && day < publishedOn ? publishedOn : day
  }
  return /自(?:公布|发布|颁布|印发)之日起(?:施行|实施|生效)/.test(end) ? publishedOn : null
}
