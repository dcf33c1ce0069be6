const digit = '[0-9０-９]'
const some = (count: number | string): string => `${digit}{${count}}`

/** What people write between the figures of a number: blanks of all widths, dashes, middle dots, slashes, brackets. */
const between = '[ \\t\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff()（）/／·•‧∙⋅・･_＿‐‑‒–—―−﹘﹣－-]'
const gap = `${between}{1,3}`
const loose = `${between}{0,3}`
/** A full stop stands in sums and days too, so it parts a number only where it does so more than once. */
const stop = '[.．。｡][ \u00a0]?'
/** So many figures, parted or not. */
const parted = (count: number): string => Array<string>(count).fill(digit).join(loose)

const oneOf = (...kinds: readonly string[]): string => `(?:${kinds.join('|')})`

/** Of eighteen figures (GB 11643), its province and day of birth within: parted anywhere it is no row of days and sums. */
const partedIdentity = [
  oneOf(
    `[1１]${loose}[1-5１-５]`,
    `[2２8８]${loose}[1-3１-３]`,
    `[3３]${loose}[1-7１-７]`,
    `[4４]${loose}[1-6１-６]`,
    `[5５]${loose}[0-4０-４]`,
    `[6６]${loose}[1-5１-５]`,
    `[7７]${loose}[1１]`,
  ),
  parted(4),
  oneOf(`[1１]${loose}[9９]`, `[2２]${loose}[0０]`),
  parted(2),
  oneOf(`[0０]${loose}${digit}`, `[1１]${loose}[0-2０-２]`),
  `[0-3０-３]${loose}${digit}`,
  parted(3),
  '[0-9０-９XxＸｘ]',
].join(loose)

const blank = '[ \u00a0\u3000]'
const han = '[\u4e00-\u9fa5]'

/** What the figures of a sum or a measure are followed by; names of places begin with such signs too (元氏县, 米脂县, 万荣县). */
const noSum = `(?!(?:[.．]${digit}+)?${blank}?${oneOf(
  `[元米吨亩](?!${han})`,
  '元[整（(]',
  '[万亿](?:元|美元|平方|立方|亩)',
  '(?:平方|立方|毫|厘|千)米',
  `公里(?!${han})`,
  '公顷|美元|㎡|m²|(?:mm|cm|km|m)(?![A-Za-z])',
)})`

/**
 * A mobile in the groups people write it in. Groups of four or five at the beginning are those of sums, years and codes of places too: of these only what is none of them.
 */
const mobile = oneOf(
  `[1１][3-9３-９]${some(9)}${noSum}`,
  `[1１][3-9３-９]${digit}${gap}${parted(8)}${noSum}`,
  `[1１][3-9３-９]${digit}${stop}${oneOf(`${some(4)}${stop}${some(4)}`, `${some(3)}${stop}${some(5)}`, `${some(2)}${stop}${some(2)}${stop}${some(2)}${stop}${some(2)}`)}`,
  `[1１]${gap}[3-9３-９]${`${gap}${digit}`.repeat(9)}`,
  `[1１][3-9３-９]${some(2)}${gap}${oneOf(`${some(3)}${gap}${some(4)}`, some(7))}${noSum}`,
  `[1１][3-9３-９]${some(3)}${gap}${oneOf(some(6), `${some(2)}${gap}${some(4)}`, `${some(3)}${gap}${some(3)}`)}${noSum}`,
  `[1１][3-9３-９]${some(5)}${gap}${some(4)}${noSum}`,
)

const area = '[0０](?:[1１][0０]|[2２][0-9０-９]|[3-9３-９][0-9０-９]{2})'
const landline = oneOf(
  `${area}${oneOf(gap, stop)}${some('7,8')}`,
  `${area}${gap}${oneOf(`${some('3,4')}${gap}${some(4)}`, `${some(4)}${gap}${some(3)}`, `${`${some(2)}${gap}`.repeat(3)}${some('1,2')}`)}`,
  `[0０](?:[1１][0０]|[2２][0-9０-９])${some(8)}`,
  `[0０][3-9３-９]${some('9,10')}`,
)

/** A landline with the code of the country before its area. */
const fromAbroad = `(?:[+＋]|[0０]{2})[8８][6６]${loose}[0０]?(?:[1１][0０]|[2２]${digit}|[3-9３-９]${some(2)})${loose}${parted(7)}(?:${loose}${digit})?`

/** A number that would be one of many without the word before it, however that is spread and what stands between. */
const called = (...names: readonly string[]): string => {
  const spread = names.map((name) => Array.from(name).join(`${blank}{0,4}`))
  return `(?<=${oneOf(...spread)}(?:号码|编号|号)?${digit}?[为是]?${blank}{0,2}[:：]?${blank}{0,3}[（(]?)`
}

/** Cards of banks here (ISO/IEC 7812: they begin with 62), of sixteen to nineteen figures, and what is called an account, which may begin with anything. */
const bankCard = oneOf(
  `[6６]${loose}[2２]${loose}${parted(14)}(?:${loose}${digit}){0,3}`,
  `${called('卡', '账', '帐', '账户', '帐户')}${parted(11)}(?:${loose}${digit}){0,12}`,
)

/** What is called a passport, a pass or a paper of a person: their numbers look like those of drawings. */
const paper = `${called('护照', '通行证', '回乡证', '台胞证', '居留证', '证件')}[A-Z]{0,3}${some('7,18')}`

/** A telephone without its area, and names of accounts. */
const reachedBy = oneOf(
  `${called('电话', '座机', '传真', '联系方式', '手机', 'Tel', 'TEL', 'tel')}[2-8２-８]${some('2,3')}${loose}${some(4)}`,
  `${called('QQ', 'qq', '微信')}[A-Za-z0-9_-]{5,20}`,
)

const month = oneOf('[0０][1-9１-９]', '[1１][0-2０-２]')
const dayOfMonth = oneOf('[0０][1-9１-９]', `[12１２]${digit}`, '[3３][01０１]')
/** Of eighteen figures in one piece or in those that people write (GB 11643), of whatever place, and of fifteen: with a day of birth, which a credit code (GB 32100) has not. */
const identity = oneOf(
  `[1-9１-９]${some(5)}[ 　－-]?${oneOf('[1１][9９]', '[2２][0０]')}${some(2)}${month}${dayOfMonth}[ 　－-]?${some(3)}[0-9０-９XxＸｘ]`,
  `[1-8１-８]${some(7)}${month}${dayOfMonth}${some(3)}`,
)

/** Numbers of identity, of papers, cards of banks, mobiles, telephones. */
const kinds = [
  identity,
  partedIdentity,
  bankCard,
  paper,
  `(?:(?:[+＋]|[0０]{2})?[8８][6６]${loose})?${mobile}`,
  fromAbroad,
  landline,
  reachedBy,
]

const letter = '[A-Za-z0-9Ａ-Ｚａ-ｚ０-９_-]'
/** A full stop of Chinese ends a sentence as well: it is that of an address before what addresses end with. */
const mail = `[A-Za-z0-9Ａ-Ｚａ-ｚ０-９_.．+-]{1,64} ?[@＠﹫] ?${letter}+(?:[.．]${letter}+|[。｡](?:com|cn|net|org|edu|gov)(?![A-Za-z0-9]))+`

/**
 * Numbers that lead to a person, whoever wrote them into a letter or a title. Written so that JavaScript and PostgreSQL read it alike: what is looked for
 * is what is shown. From each place on it reads so many characters at most, so its time grows with the text alone.
 */
export const numbersOfPersons = `${mail}|(?<!${digit})(?:${kinds.join('|')})(?!${digit})`

/** What every such number has: seven of these figures, or a sign of an address or of what an account is called by. Much quicker to look for than the number itself. */
export const traceOfNumbers = { figures: '0123456789０１２３４５６７８９', atLeast: 7, signs: '@＠﹫Qq微' } as const

const ofPersons = new RegExp(numbersOfPersons, 'g')

/** What stands for such a number. */
export const blackedOut = '＊＊＊＊＊＊'

/** A text as it is published: numbers that lead to a person are blacked out. */
export function withoutNumbersOfPersons(text: string): string {
  return text.replace(ofPersons, blackedOut)
}
