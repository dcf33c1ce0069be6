import type { ReactNode } from 'react'
import { say, type Words } from '@wenwu/core/i18n/words'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Page } from '@wenwu/core/kernel/page'
import { decisionList } from '@wenwu/core/decisions/list'
import { decisionPath } from '@wenwu/core/decisions/model'
import { textIn } from '@wenwu/core/i18n/text'
import { lawList } from '@wenwu/core/laws/list'
import { lawPath } from '@wenwu/core/laws/model'
import { askedBy, type ListAddress, type ListDefinition, type ListQuery } from '@wenwu/core/list/definition'
import type { SortName } from '@wenwu/core/list/field'
import type { PublicSource } from '@wenwu/core/public-pages/model'
import { standardList } from '@wenwu/core/standards/list'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { StandingTag } from '../features/public-texts/laws/StandingTag.tsx'
import { columnsOf, filtersOf, type Cells } from '../ui/list/shown-list.ts'
import type { ListFilter } from '../ui/list/list-types.ts'
import { drawnTexts } from './i18n.ts'
import { PlainList, type PlainField } from './PlainList.tsx'
import type { Drawing } from './server.tsx'

/** Rows of one page, as the lists begin with (specification §9). */
const size = 10
const lastPage = 1000

/** The address of a list, as the browser's useListAddress reads it. */
function addressOf(query: URLSearchParams): ListAddress {
  const number = Number(query.get('page') ?? '1')
  return {
    values: Object.fromEntries([...query].filter(([, value]) => value !== '')),
    preset: query.get('preset') ?? '',
    sort: query.get('sort') ?? '',
    page: { number: Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1, size },
  }
}

/** Filters are many and their pages the same texts in other choices: only tab and page make an address of their own. */
function canonicalOf(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of ['preset', 'page']) if (query.has(name)) kept.set(name, query.get(name)!)
  return kept.size === 0 ? path : `${path}?${kept}`
}

function plainFields(filter: ListFilter, words: Words): PlainField[] {
  switch (filter.kind) {
    case 'text':
      return [{ kind: 'text', name: filter.key, label: filter.label, placeholder: filter.placeholder ?? '' }]
    case 'dates': {
      const [from, to] = filter.placeholders ?? [filter.label, filter.label]
      return [
        { kind: 'date', name: filter.fromKey, label: from },
        { kind: 'date', name: filter.toKey, label: to },
      ]
    }
    case 'select': {
      const { key, label, emptyLabel, options } = filter
      // what stands for no choice is not offered twice
      return [
        {
          kind: 'select',
          name: key,
          label,
          empty: emptyLabel ?? words.t('list.any'),
          options: options.filter((one) => one.label !== emptyLabel),
        },
      ]
    }
  }
}

/** A declared public list without scripts. */
async function drawList<Row extends object, F extends object, S extends SortName>(
  list: ListDefinition<Row, F, S>,
  {
    path,
    query,
    intro,
    tabs,
    cells,
  }: { path: string; query: URLSearchParams; intro: TextKey; tabs?: TextKey; cells: (asked: ListQuery<F, S>) => Cells<Row> },
  read: (asked: ListQuery<F, S>) => Promise<Page<Row>>,
): Promise<Drawing> {
  const words = drawnTexts
  const address = addressOf(query)
  const asked = askedBy(list, address, toShanghaiDate(new Date()))
  const page = await read(asked)
  const title = say(words, list.title)
  return {
    title,
    description: words.t(intro),
    canonical: canonicalOf(path, query),
    page: (
      <PlainList<Row>
        title={title}
        intro={words.t(intro)}
        path={path}
        query={query}
        {...(list.presets !== undefined &&
          tabs !== undefined && {
            tabs: { label: words.t(tabs), items: list.presets.map(({ key, label }) => ({ key, label: say(words, label) })) },
          })}
        fields={filtersOf(list.controls, words, { ...address.values, preset: address.preset }).flatMap((filter) =>
          plainFields(filter, words),
        )}
        columns={columnsOf(list.fields, words, cells(asked)).filter((column) => !column.isOptional)}
        groupBy={list.groupBy}
        page={page}
        number={asked.page.number}
        size={size}
        keyOf={list.rowKey}
      />
    ),
  }
}

/** /regulations without scripts. */
export function drawLaws(path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  return drawList(
    lawList,
    {
      path,
      query,
      intro: 'laws.intro',
      tabs: 'laws.tabs',
      cells: ({ filter: { keyword } }) => ({
        title: (row): ReactNode => <a href={lawPath(row, { keyword })}>{row.title}</a>,
        standing: (row): ReactNode => <StandingTag standing={row.standing} />,
      }),
    },
    (asked) => source.laws(asked),
  )
}

/** /specification without scripts. */
export function drawStandards(path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  return drawList(
    standardList,
    { path, query, intro: 'standards.intro', cells: () => ({ number: (row): ReactNode => <span className="mono">{row.number}</span> }) },
    (asked) => source.standards(asked),
  )
}

/** /decisions without scripts. */
export function drawDecisions(path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  return drawList(
    decisionList,
    {
      path,
      query,
      intro: 'decisions.intro',
      cells: () => ({ title: (row): ReactNode => <a href={decisionPath(row.id)}>{row.title || textIn(row.matter, drawnTexts.locale)}</a> }),
    },
    (asked) => source.decisions(asked),
  )
}
