import { nameOf } from '@wenwu/core/codes/code-list'
import { standardNatures } from '@wenwu/core/codes/standard-natures'
import { standardStatuses } from '@wenwu/core/codes/standard-statuses'
import { lawPath, lawStandingNames, lawStandings, lawTabNames, lawTabs, type LawRow } from '@wenwu/core/laws/model'
import type { PublicSource } from '@wenwu/core/public-pages/model'
import type { Standard } from '@wenwu/core/standards/model'
import { StandingTag } from '../features/laws/StandingTag.tsx'
import { lawQueryOf } from '../features/laws/law-query.ts'
import { standardQueryOf } from '../features/standards/standard-query.ts'
import type { ListQuery } from '../ui/list/list-types.ts'
import { drawnTexts } from './i18n.ts'
import { PlainList } from './PlainList.tsx'
import type { Drawing } from './server.tsx'

/** Rows of one page, as the lists begin with (specification §9). */
const size = 10
const lastPage = 1000

/** The address of a list, as the browser's useListAddress reads it. */
function listQueryOf(query: URLSearchParams, firstPreset: string): ListQuery {
  const number = Number(query.get('page') ?? '1')
  return {
    values: Object.fromEntries([...query].filter(([, value]) => value !== '')),
    preset: query.get('preset') ?? firstPreset,
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

/** /regulations without scripts. */
export async function lawList(path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  const { t, textOf } = drawnTexts
  const asked = lawQueryOf(listQueryOf(query, 'all'))
  const page = await source.laws(asked)
  const keyword = asked.filter.keyword
  return {
    title: t('laws.title'),
    description: t('laws.intro'),
    canonical: canonicalOf(path, query),
    page: (
      <PlainList<LawRow>
        title={t('laws.title')}
        intro={t('laws.intro')}
        path={path}
        query={query}
        tabs={{ label: t('laws.tabs'), items: lawTabs.map((tab) => ({ key: tab, label: textOf(lawTabNames[tab]) })) }}
        fields={[
          { kind: 'text', name: 'keyword', label: t('laws.keyword'), placeholder: t('laws.keywordPlaceholder') },
          {
            kind: 'select',
            name: 'dates',
            label: t('laws.dateKind'),
            empty: t('laws.published'),
            options: [{ value: 'written', label: t('laws.written') }],
          },
          {
            kind: 'select',
            name: 'standing',
            label: t('laws.standing'),
            empty: textOf(lawTabNames.all),
            options: lawStandings.map((standing) => ({ value: standing, label: textOf(lawStandingNames[standing]) })),
          },
          { kind: 'date', name: 'from', label: t('laws.from') },
          { kind: 'date', name: 'to', label: t('laws.to') },
        ]}
        columns={[
          { title: t('laws.columnTitle'), render: (row) => <a href={lawPath(row, { keyword })}>{row.title}</a> },
          { title: t('laws.documentNumber'), render: (row) => row.documentNumber },
          { title: t('laws.lawClass'), render: (row) => row.lawClass },
          { title: t('laws.standing'), render: (row) => <StandingTag standing={row.standing} /> },
          { title: t('laws.published'), render: (row) => row.publishedOn },
          { title: t('laws.written'), render: (row) => row.writtenOn },
          { title: t('laws.issuer'), render: (row) => row.issuer },
        ]}
        page={page}
        number={asked.page.number}
        size={size}
        keyOf={(row) => row.id}
      />
    ),
  }
}

/** /specification without scripts. */
export async function standardList(path: string, query: URLSearchParams, source: PublicSource): Promise<Drawing> {
  const { t, textOf, locale } = drawnTexts
  const asked = standardQueryOf(listQueryOf(query, ''))
  const page = await source.standards(asked)
  return {
    title: t('standards.title'),
    description: t('standards.intro'),
    canonical: canonicalOf(path, query),
    page: (
      <PlainList<Standard>
        title={t('standards.title')}
        intro={t('standards.intro')}
        path={path}
        query={query}
        fields={[
          {
            kind: 'select',
            name: 'in',
            label: t('standards.searchType'),
            empty: t('standards.byAny'),
            options: [
              { value: 'title', label: t('standards.byTitle') },
              { value: 'number', label: t('standards.byNumber') },
            ],
          },
          { kind: 'text', name: 'keyword', label: t('standards.keyword'), placeholder: t('standards.keywordPlaceholder') },
          { kind: 'date', name: 'from', label: t('standards.from') },
          { kind: 'date', name: 'to', label: t('standards.to') },
          ...(
            [
              ['status', standardStatuses],
              ['nature', standardNatures],
            ] as const
          ).map(([name, list]) => ({
            kind: 'select' as const,
            name,
            label: t(`standards.${name}`),
            empty: '—',
            options: list.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
          })),
        ]}
        columns={[
          { title: t('standards.number'), render: (row) => <span className="mono">{row.number}</span> },
          { title: t('standards.name'), render: (row) => row.title },
          { title: t('standards.published'), render: (row) => row.publishedOn },
          { title: t('standards.effective'), render: (row) => row.effectiveOn },
          { title: t('standards.nature'), render: (row) => (row.natureCode === '' ? '' : nameOf(standardNatures, row.natureCode, locale)) },
          {
            title: t('standards.status'),
            render: (row) => (row.statusCode === '' ? '' : nameOf(standardStatuses, row.statusCode, locale)),
          },
          { title: t('standards.publisher'), render: (row) => row.publisher },
        ]}
        page={page}
        number={asked.page.number}
        size={size}
        keyOf={(row) => row.id}
      />
    ),
  }
}
