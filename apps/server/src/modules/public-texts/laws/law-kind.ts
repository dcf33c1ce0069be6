import { sql } from 'kysely'
import { z } from 'zod'
import { text } from '@wenwu/core/i18n/text'
import { isCalendarDate } from '@wenwu/core/kernel/date'
import { tidyText } from '@wenwu/core/kernel/text'
import { effectiveDay, readLawText } from '@wenwu/core/laws/law-text'
import { lawClasses, tabOfClass, workKey, type LawBlock } from '@wenwu/core/laws/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { ContentKind, PublishedEntry, PublishingContext } from '../publishing/index.ts'
import { removeSearchDocument } from '../search/index.ts'
import { indexTexts } from './law-search.ts'

const day = z.string().refine(isCalendarDate)

const schema = z.object({
  title: z.string().min(1),
  lawClass: z.string().min(1),
  documentNumber: z.string().optional(),
  issuer: z.string().optional(),
  publishedOn: day.optional(),
  writtenOn: day.optional(),
  effectiveOn: day.optional(),
  repealedOn: day.optional(),
  preamble: z.string().optional(),
  body: z.string().optional(),
})

type LawPayload = z.output<typeof schema>

/** Letters of the longest law; codes of law have about 110,000. */
const maxBody = 200_000
/** Rows of one insert. */
const blocksPerInsert = 2000

/** A law, rule, convention … as editors maintain it and imports bring it. Each of its texts is an entry: name and day of publication make it itself. */
export const lawKind: ContentKind<LawPayload> = {
  kind: 'law',
  name: text('法律法规', 'Law or regulation', { ja_JP: '法令', ko_KR: '법령' }),
  schema,
  form: {
    sections: [
      {
        key: 'law',
        title: text('基本信息', 'Basic information', { ja_JP: '基本情報', ko_KR: '기본 정보' }),
        fields: [
          {
            type: 'text',
            key: 'title',
            label: text('标题', 'Title', { ja_JP: '題名', ko_KR: '제목' }),
            required: true,
            maxLength: 200,
            width: 'full',
          },
          {
            type: 'select',
            key: 'lawClass',
            label: text('类型', 'Class', { ja_JP: '種類', ko_KR: '유형' }),
            required: true,
            options: Object.keys(lawClasses).map((name) => ({ code: name, name: text(name, name) })),
            width: 'half',
          },
          {
            type: 'text',
            key: 'documentNumber',
            label: text('发文字号', 'Document number', { ja_JP: '文書番号', ko_KR: '문서 번호' }),
            maxLength: 100,
            width: 'half',
          },
          {
            type: 'text',
            key: 'issuer',
            label: text('发文机构', 'Issued by', { ja_JP: '発行機関', ko_KR: '발령 기관' }),
            maxLength: 200,
            width: 'full',
          },
          { type: 'date', key: 'publishedOn', label: text('发布日期', 'Published', { ja_JP: '公布日', ko_KR: '공포일' }), width: 'half' },
          { type: 'date', key: 'writtenOn', label: text('成文日期', 'Written', { ja_JP: '成立日', ko_KR: '성문일' }), width: 'half' },
          {
            type: 'date',
            key: 'effectiveOn',
            label: text('施行日期', 'In force from', { ja_JP: '施行日', ko_KR: '시행일' }),
            help: text('不填时按正文中“自……起施行”的规定', 'Blank: what the text itself says', {
              ja_JP: '空欄のときは本文の規定による',
              ko_KR: '비워 두면 본문의 규정에 따름',
            }),
            width: 'half',
          },
          { type: 'date', key: 'repealedOn', label: text('废止日期', 'Repealed', { ja_JP: '廃止日', ko_KR: '폐지일' }), width: 'half' },
          {
            type: 'long-text',
            key: 'preamble',
            label: text('题注', 'History', { ja_JP: '沿革', ko_KR: '연혁' }),
            help: text('通过、修订的日期和会议，每行一项', 'Adoption and amendments, one a line', {
              ja_JP: '制定・改正、一行に一件',
              ko_KR: '제정·개정, 한 줄에 하나',
            }),
            maxLength: 4000,
            rows: 4,
            width: 'full',
          },
        ],
      },
      {
        key: 'text',
        title: text('正文', 'Text', { ja_JP: '本文', ko_KR: '본문' }),
        fields: [
          {
            type: 'long-text',
            key: 'body',
            label: text('正文', 'Text', { ja_JP: '本文', ko_KR: '본문' }),
            help: text('章节单独成行，每条以“第×条”开头', 'Chapters on lines of their own; each article begins with 第×条', {
              ja_JP: '章は独立の行に、各条は「第×条」で始める',
              ko_KR: '장은 별도의 줄에, 각 조는 “第×条”로 시작',
            }),
            maxLength: maxBody,
            rows: 24,
            width: 'full',
          },
        ],
      },
    ],
  },
  keyOf: (law) => `${workKey(law.title)}|${law.publishedOn ?? law.writtenOn ?? ''}`,
  titleOf: (law) => tidyText(law.title),
  publish: (ctx, entry) => publishLaws(ctx, [entry]),
  publishAll: publishLaws,
  async withdraw({ db, now }, entryId) {
    const gone = await db.deleteFrom('laws').where('id', '=', entryId).returning('work_key').executeTakeFirst()
    await removeSearchDocument(db, 'law', entryId)
    if (gone !== undefined) await indexTexts(db, [gone.work_key], now)
  },
}

/** Writes laws, each once, as readers read and search them: a handful of statements for all of them. */
async function publishLaws({ db, now }: PublishingContext, entries: readonly PublishedEntry<LawPayload>[]): Promise<void> {
  const rows = entries.map(({ id, payload, publishedAt }) => ({ ...lawRow(payload, now), id, created_at: publishedAt }))
  await sql`insert into laws (id, work_key, title, document_number, class, tab, published_on, written_on, effective_on, repealed_on, issuer, preamble, created_at, updated_at)
    select id, work_key, title, document_number, class, tab, published_on, written_on, effective_on, repealed_on, issuer, preamble, created_at, updated_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, work_key text, title text, document_number text, class text, tab text,
      published_on date, written_on date, effective_on date, repealed_on date, issuer text, preamble text, created_at timestamptz, updated_at timestamptz)
    on conflict (id) do update set work_key = excluded.work_key, title = excluded.title, document_number = excluded.document_number, class = excluded.class,
      tab = excluded.tab, published_on = excluded.published_on, written_on = excluded.written_on, effective_on = excluded.effective_on, repealed_on = excluded.repealed_on, issuer = excluded.issuer,
      preamble = excluded.preamble, updated_at = excluded.updated_at`.execute(db)
  await db
    .deleteFrom('law_articles')
    .where(
      'law_id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute()
  const written = new Map(entries.map(({ id, payload }) => [id, readLawText(payload.body ?? '')]))
  // while the database takes the articles, what the search keeps of them is made; both are over before a failure is told, since a caller may go
  // back to its savepoint then
  const [indexed, stored] = await Promise.allSettled([
    indexTexts(
      db,
      rows.map((row) => row.work_key),
      now,
      written,
    ),
    insertBlocks(db, written),
  ])
  for (const work of [stored, indexed]) if (work.status === 'rejected') throw work.reason
}

async function insertBlocks(db: Db, written: ReadonlyMap<string, readonly LawBlock[]>): Promise<void> {
  const blocks = [...written].flatMap(([id, texts]) => texts.map((block, seq) => ({ law_id: id, seq, ...block })))
  for (let i = 0; i < blocks.length; i += blocksPerInsert)
    await sql`insert into law_articles (law_id, seq, kind, level, key, label, content)
      select law_id, seq, kind, level, key, label, content from json_to_recordset(${JSON.stringify(blocks.slice(i, i + blocksPerInsert))}::json)
        as r (law_id uuid, seq integer, kind text, level integer, key text, label text, content text)`.execute(db)
}

function lawRow(payload: LawPayload, now: Date) {
  const body = payload.body ?? ''
  return {
    work_key: workKey(payload.title),
    title: tidyText(payload.title),
    document_number: payload.documentNumber ?? '',
    class: payload.lawClass,
    tab: tabOfClass(payload.lawClass),
    published_on: payload.publishedOn ?? null,
    written_on: payload.writtenOn ?? null,
    effective_on: payload.effectiveOn ?? effectiveDay(body, payload.publishedOn ?? null),
    repealed_on: payload.repealedOn ?? null,
    issuer: payload.issuer ?? '',
    preamble: payload.preamble ?? '',
    updated_at: now,
  }
}
