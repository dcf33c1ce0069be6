import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, searchPageSize } from '@wenwu/core/search/contract'
import { fold } from '@wenwu/core/search/fold'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { putSearchDocuments, type SearchDocument } from './index.ts'
import { ownCorpus } from './testing/own-corpus.ts'

let api: TestApp

/** Numbers of a generator with a seed (mulberry32), the same at every run. */
function makeDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const dice = makeDice(11_12)
const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!

const pieces = ownCorpus
  .flatMap(({ body, parts = [] }) => [body, ...parts.map((part) => part.body)])
  .flatMap((body) => body.split(/(?<=[。，、；：])/u))
  .filter((piece) => piece.trim() !== '')
/** All pairs of a clause, none of its longer words. */
const scattered = (piece: string): string => Array.from(piece, (letter, i) => `${letter}${piece[i + 1] ?? ''}。`).join('')
const bodyOf = (count: number): string =>
  Array.from({ length: count }, () => (dice() < 0.2 ? scattered(pick(pieces)) : pick(pieces))).join('')

/** Made-up laws of clauses from our own texts: every clause in many of them, together and apart. */
const laws = Array.from({ length: 160 }, (_, n): SearchDocument => {
  const path = `/reguldetail?id=made-${n}`
  return {
    kind: 'law',
    id: `made-${n}`,
    title: `示范规定第${n}号`,
    number: n % 3 === 0 ? `示范令第${n}号` : null,
    body: bodyOf(1),
    path,
    publishedOn: `${2000 + (n % 25)}-03-01`,
    standing: n % 7 === 0 ? 'superseded' : 'current',
    isPublic: n % 11 !== 0,
    parts: Array.from({ length: 1 + Math.floor(dice() * 12) }, (_part, i) => ({
      key: String(i + 1),
      label: `第${i + 1}条`,
      article: i + 1,
      body: bodyOf(1 + Math.floor(dice() * 3)),
      path: `${path}#art-${i + 1}`,
    })),
  }
})

const partsOf = ({ body, parts = [] }: SearchDocument): string[] => [...parts.map((part) => `${part.label} ${part.body}`), body].map(fold)
/** What LIKE would look through. */
const wholeText = (law: SearchDocument): string => [law.title, law.number ?? '', ...partsOf(law)].map(fold).join('\n')
const texts = new Map(laws.map((law) => [law.id, wholeText(law)]))
const saying = (has: (text: string) => boolean, who: 'public' | 'all') =>
  laws
    .filter((law) => (who === 'all' || law.isPublic !== false) && has(texts.get(law.id)!))
    .map(({ id }) => id)
    .toSorted()

/** Five hundred with WENWU_EVERY_PAIR=1; fewer, which take half as long, with every run. */
const pairs = process.env.WENWU_EVERY_PAIR === '1' ? 500 : 200

/** Two to four letters that stand somewhere. */
function randomWord(): string {
  const letters = /[\p{L}]{4,}/u.exec(fold(pick(pieces)))?.[0] ?? '文物'
  const length = 2 + Math.floor(dice() ** 2 * 3)
  const from = Math.floor(dice() * (letters.length - length + 1))
  return letters.slice(from, from + length)
}

beforeAll(async () => {
  api = await startTestApp()
  await inTransaction(api.pool, async (db) => {
    await db.deleteFrom('search_documents').execute()
    await db.deleteFrom('search_synonyms').execute()
    await putSearchDocuments(db, laws)
  })
})
afterAll(() => api.stop())

/** All that is found, page after page. */
async function findAll(q: string, who = api.as('company')) {
  const first = await who.call(contract.search, { q })
  const rows = [...first.rows]
  for (let page = 2; rows.length < first.total && page <= Math.ceil(first.total / searchPageSize); page++)
    rows.push(...(await who.call(contract.search, { q, page })).rows)
  return { ids: first.isRelaxed ? [] : rows.map(({ id }) => id), total: first.isRelaxed ? 0 : first.total, rows }
}

describe('the search finds what LIKE finds in folded whole texts', () => {
  it(`for ${pairs} random pairs of words, each once, with the exact total`, async () => {
    let found = 0
    for (let i = 0; i < pairs; i++) {
      const words = [randomWord(), randomWord()]
      const { ids, total } = await findAll(words.join(' '))
      const expected = saying((text) => words.every((word) => text.includes(word)), 'all')
      expect(ids.toSorted(), words.join(' ')).toEqual(expected)
      expect(total).toBe(expected.length)
      found += expected.length
    }
    // the pairs must be worth looking for
    expect(found).toBeGreaterThan(pairs * 4)
  })
  it('alternatives, exclusions, single characters, phrases with marks; not what is not public', async () => {
    for (let i = 0; i < 16; i++) {
      const [one, other, third] = [randomWord(), randomWord(), randomWord()]
      const clause = fold(pick(pieces)).replaceAll('"', '').trim()
      const asked: [string, (text: string) => boolean][] = [
        [`${one} OR ${other}`, (text) => text.includes(one) || text.includes(other)],
        [`${one} -${third}`, (text) => text.includes(one) && !text.includes(third)],
        [one.slice(0, 1), (text) => text.includes(one.slice(0, 1))],
        [`"${clause}"`, (text) => text.includes(clause)],
      ]
      for (const [q, has] of asked) expect((await findAll(q)).ids.toSorted(), q).toEqual(saying(has, 'all'))
      if (i % 8 === 0) {
        // a visitor may ask a hundred times at once
        const { ids } = await findAll(`${one} OR ${other}`, api.anonymous)
        expect(ids.toSorted()).toEqual(saying((text) => text.includes(one) || text.includes(other), 'public'))
      }
    }
  })
  it('words in one article come before words in different ones', async () => {
    let [together, apart] = [0, 0]
    for (let i = 0; i < 40; i++) {
      const words = [randomWord(), randomWord()]
      const { ids } = await findAll(words.join(' '))
      // the first fifty are ordered by their texts
      const order = ids.slice(0, 50).map((id) => {
        const law = laws.find((each) => each.id === id)!
        const inTitle = (word: string) => fold(`${law.title}\n${law.number ?? ''}`).includes(word)
        return partsOf(law).some((part) => words.every((word) => part.includes(word) || inTitle(word)))
      })
      expect(order, words.join(' ')).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
      together += order.filter(Boolean).length
      apart += order.filter((isTogether) => !isTogether).length
    }
    expect(Math.min(together, apart)).toBeGreaterThan(50)
  })
})
