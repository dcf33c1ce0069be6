import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Words } from '@wenwu/core/i18n/words'
import type { ListField } from '@wenwu/core/list/field'
import { loadShellTexts } from '../../lib/texts.ts'
import { columnsOf } from './shown-list.ts'
import { ListTable } from './ListTable.tsx'

interface Row {
  id: string
  batch: string | null
  title: string
}

const fields: ListField<Row>[] = [
  { key: 'batch', title: { zh_CN: '批次', en_US: 'Batch' }, isMerged: true },
  { key: 'title', title: { zh_CN: '项目', en_US: 'Project' }, isTitle: true },
]
const words: Words = { locale: 'zh_CN', t: (key) => key, textOf: (text) => text.zh_CN }
const rows: Row[] = [
  { id: '1', batch: '第3批', title: '塔' },
  { id: '2', batch: '第3批', title: '庙' },
  { id: '3', batch: null, title: '桥' },
  { id: '4', batch: null, title: '窟' },
]

function drawn(isContinued: boolean): string {
  const list = {
    title: '计划',
    columns: columnsOf(fields, words),
    rowKey: (row: Row) => row.id,
    rowTitle: (row: Row) => row.title,
    groupBy: (row: Row) => row.batch,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <ListTable
        list={list}
        columns={list.columns}
        rows={rows}
        skeletonRows={3}
        firstIndex={11}
        isContinued={isContinued}
        sort=""
        onSort={() => undefined}
        isDimmed={false}
        selected={new Set()}
        onSelect={() => undefined}
        placeholder={null}
      />
    </MemoryRouter>,
  )
}

/** Each part of the table: its rows as texts, with the span of a merged cell. */
const partsOf = (markup: string): string[][] =>
  [...markup.matchAll(/<tbody>(.*?)<\/tbody>/g)].map((part) =>
    [...part[1]!.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<td([^>]*)>(.*?)<\/td>/g)]
        .map(([, attributes, cell]) => `${/rowSpan="(\d)"/i.exec(attributes!)?.[1] ?? ''}${cell!.replace(/<[^>]+>/g, '')}`)
        .join('|'),
    ),
  )

it('draws one cell for the rows of a group, in a part of its own that paper does not cut', async () => {
  await loadShellTexts('zh_CN')
  expect(partsOf(drawn(false))).toEqual([
    ['11|2第3批|塔', '12|庙'],
    ['13||桥', '14||窟'],
  ])
})

it('says of a group that began on the page before that it goes on', async () => {
  await loadShellTexts('zh_CN')
  expect(partsOf(drawn(true))[0]![0]).toBe('11|2第3批 （续）|塔')
})
