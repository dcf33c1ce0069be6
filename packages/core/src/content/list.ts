import { z } from 'zod'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, pickedFilter, textFilter } from '../list/filter.ts'
import { versionStates } from '../publishing/model.ts'
import type { ContentRow } from './model.ts'

/** The name of a kind of maintained texts. */
export const kindText = z.string().regex(/^[a-z][a-z-]{0,39}$/)

/** States that a newest version can have; `replaced` is one of older ones only. */
const headStates = versionStates.filter((state) => state !== 'replaced')

/** Everything editors maintain, of all kinds, by state (tabs), kind and words of the title. Names of kinds are the server's. */
export const contentList = defineList<ContentRow>()({
  key: 'content',
  title: 'content.title',
  fields: [
    {
      key: 'title',
      title: 'content.name',
      minWidth: 240,
      isTitle: true,
      value: (row, { t }) => row.title || t('content.untitled'),
      sorts: ['title-asc'],
      sheet: 48,
    },
    { key: 'kind', title: 'content.kind', width: 120, isOnCard: true, value: (row, { textOf }) => textOf(row.kindName), sheet: 16 },
    { key: 'state', title: 'content.state', width: 110, isOnCard: true, value: (row, { t }) => t(`content.state.${row.state}`), sheet: 12 },
    {
      key: 'version',
      title: 'content.version',
      width: 170,
      value: ({ headVersion, publishedVersion }, { t }) => {
        const head = t('content.versionN', { n: headVersion })
        if (publishedVersion === headVersion) return head
        return `${head} · ${publishedVersion === null ? t('content.notPublished') : t('content.publishedN', { n: publishedVersion })}`
      },
      sheet: 24,
    },
    { key: 'changedBy', title: 'content.changedBy', width: 110, value: (row, { t }) => row.changedBy || t('content.program'), sheet: 12 },
    {
      key: 'updatedAt',
      title: 'content.updatedAt',
      kind: 'minute',
      isMono: false,
      isOnCard: true,
      sorts: ['updated-asc', 'updated-desc'],
      sheet: 20,
    },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'content.keyword', placeholder: 'content.keywordPlaceholder' }),
    pickedFilter('kind', { schema: kindText, label: 'content.kind', accepts: (kind) => kindText.safeParse(kind).success }),
    choiceFilter('state', versionStates, {}),
  ],
  presets: [
    { key: 'all', label: 'content.all' },
    ...headStates.map((state) => ({ key: state, label: `content.state.${state}` as const, filter: { state } })),
  ],
  defaultSort: 'updated-desc',
  rowKey: (row) => row.id,
})

export type ContentQuery = QueryOf<typeof contentList>
