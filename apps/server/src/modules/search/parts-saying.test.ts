import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '@wenwu/core/search/fold'
import { parseQuery } from '@wenwu/core/search/query'
import { readDocument, type DocumentText } from './document-texts.ts'
import { partsSaying, partsWith } from './parts-saying.ts'

/** A law with these articles. */
function lawOf(bodies: readonly string[]): DocumentText {
  return readDocument({
    id: 1,
    kind: 'law',
    documentId: 'law-1',
    title: '示范规程',
    number: '',
    note: '',
    path: '/reguldetail?id=law-1',
    publishedOn: null,
    standing: 0,
    foldedTitle: '示范规程',
    foldedNumber: '',
    titleLength: 4,
    parts: bodies.map((body, i) => [i + 1, i, `art-${i + 1}`, '', '', i + 1, body]),
  })
}

const groupsOf = (q: string) => parseQuery(q).groups.map((group) => group.map((word) => ({ word, texts: [word.text], byPinyin: [] })))
const labels = (hits: ReturnType<typeof partsSaying>) => hits.map(({ part, times }) => [part.article, times])

describe('partsWith', () => {
  it('counts in each part what that part says, as if each were looked through by itself', () => {
    const text = fc.string({ unit: fc.constantFrom('文', '物', '塔', ',', ' '), maxLength: 12 })
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 6 }),
        fc.uniqueArray(fc.constantFrom('文', '文物', '物文', '塔', '塔塔'), { minLength: 1 }),
        (bodies, texts) => {
          const document = lawOf(bodies)
          const expected = document.parts.flatMap((part, i) => {
            const times = texts.map((word) => fold(bodies[i]!).trim().split(word).length - 1)
            return times.some((n) => n > 0) ? [{ part, times }] : []
          })
          expect(partsWith(document, texts)).toEqual(expected)
        },
      ),
    )
  })
})

describe('partsSaying', () => {
  const law = lawOf(['古塔每年检查。', '违者处以罚款，古塔罚款加倍。', '罚款上缴国库。', '附则。'])
  it('has all words, in the order of the parts', () => {
    expect(labels(partsSaying(law, groupsOf('古塔 罚款'), [], ['古塔', '罚款']))).toEqual([[2, [1, 2]]])
    expect(labels(partsSaying(law, groupsOf('古塔 OR 罚款'), [], ['古塔', '罚款'])).map(([article]) => article)).toEqual([1, 2, 3])
  })
  it('nothing that is excluded', () => {
    expect(labels(partsSaying(law, groupsOf('罚款'), parseQuery('罚款 -国库').excluded, ['罚款']))).toEqual([[2, [2]]])
  })
  it('an article by its number, whatever it says', () => {
    expect(labels(partsSaying(law, groupsOf('第四条'), [], ['罚款']))).toEqual([[4, [0]]])
    expect(labels(partsSaying(law, groupsOf('第四条 OR 国库'), [], ['国库']))).toEqual([
      [3, [1]],
      [4, [0]],
    ])
    expect(partsSaying(law, groupsOf('第四条 罚款'), [], ['罚款'])).toEqual([])
  })
})
