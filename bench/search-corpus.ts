import type { Client, Pool } from 'pg'
import { searchKinds } from '@wenwu/core/search/model'
import { putSearchDocuments, type SearchDocument, type SearchPart } from '../apps/server/src/modules/public-texts/search/index.ts'
import { sharedCorpus } from '../apps/server/src/modules/public-texts/search/testing/corpus.ts'
import type { DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { withClient } from './stage.ts'
import { makeDice } from './words.ts'

const places =
  '永安 望川 清源 龙泉 晋阳 渭北 汾阴 洛川 淮安 临汾 雁门 潼关 武威 敦煌 楼兰 咸阳 雍城 曲阜 琅琊 仰韶 良渚 红山 半坡 石峁 陶寺 云冈 麦积 炳灵 须弥 宝顶 靖边 绥德 横山 榆林 平遥'.split(
    ' ',
  )
const subjects =
  '文物保护 历史文化名城保护 不可移动文物保护 博物馆 非物质文化遗产保护 长城保护 历史建筑保护 革命遗址保护 风景名胜区 考古勘探 古树名木保护 地下文物保护 城乡规划 档案管理'.split(
    ' ',
  )
const forms = ['条例', '管理办法', '实施办法', '管理规定', '实施细则']

/** Fills the search with the real texts of the shared data, as the product does it; gives their articles. */
export async function fillRealTexts(
  connection: DatabaseConnection,
  superuser: DatabaseConnection,
  note: (text: string) => void,
): Promise<SearchPart[]> {
  const real = sharedCorpus()
  if (real === undefined) throw new Error('the bench of the search needs the shared data (WENWU_SHARED)')
  await withPool(connection, (pool) => inPages(pool, real))
  await withClient(superuser, settleSearch)
  const articles = real.flatMap(({ parts }) => parts ?? [])
  note(
    `${real.filter(({ kind }) => kind === 'law').length} real laws and conventions with ${articles.length} articles, ${real.filter(({ kind }) => kind !== 'law').length} standards`,
  )
  return articles
}

/** Adds `count` laws made of articles, as the product does it; they say in title and note that they are synthetic. */
export async function fillSyntheticLaws(
  connection: DatabaseConnection,
  superuser: DatabaseConnection,
  articles: readonly SearchPart[],
  count: number,
  note: (text: string) => void,
): Promise<void> {
  await withPool(connection, (pool) => inPages(pool, makeLaws(count, articles)))
  await withClient(superuser, async (client) => {
    await settleSearch(client)
    const { rows } = await client.query<{ parts: string; size: string; index: string }>(
      `select sum(jsonb_array_length(parts)) as parts, pg_size_pretty(pg_total_relation_size('search_documents')) as size,
        pg_size_pretty(pg_relation_size('search_documents_terms_index')) as index from search_documents`,
    )
    note(`${count} synthetic laws, ${rows[0]!.parts} articles in all, ${rows[0]!.size}, of it ${rows[0]!.index} index of terms`)
  })
}

async function withPool(connection: DatabaseConnection, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = createPool(connection, { max: 1, statementTimeout: 0 })
  try {
    await work(pool)
  } finally {
    await pool.end()
  }
}

async function settleSearch(client: Client): Promise<void> {
  for (const table of ['search_documents', 'search_title_keys']) await client.query(`vacuum (analyze) ${table}`)
}

async function inPages(pool: Pool, documents: Iterable<SearchDocument>): Promise<void> {
  const pages: SearchDocument[][] = [[]]
  for (const document of documents) {
    if (pages.at(-1)!.length >= 50) pages.push([])
    pages.at(-1)!.push(document)
  }
  for (const page of pages) {
    await inTransaction(pool, async (db) => {
      for (const kind of searchKinds)
        await putSearchDocuments(
          db,
          page.filter((document) => document.kind === kind),
        )
    })
  }
}

/** Laws of 21 to 84 articles each. */
function* makeLaws(count: number, articles: readonly SearchPart[]): Generator<SearchDocument> {
  const dice = makeDice(30_687)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!
  for (let n = 1; n <= count; n++) {
    const path = `/reguldetail?id=synthetic-${n}`
    yield {
      kind: 'law',
      id: `synthetic-${n}`,
      title: `${pick(places)}${dice() < 0.5 ? '市' : '县'}${pick(subjects)}${pick(forms)}（合成文本${n}）`,
      body: '',
      path,
      publishedOn: `${1990 + Math.floor(dice() * 36)}-06-01`,
      standing: dice() < 0.2 ? 'superseded' : 'current',
      note: '合成文本，由真实条文重新组合，仅用于性能测试',
      parts: Array.from({ length: 21 + Math.floor(dice() * 64) }, (_, at) => ({
        ...pick(articles),
        key: String(at + 1),
        path: `${path}#article-${at + 1}`,
      })),
    }
  }
}

/** What is asked: words that are frequent and rare, alone and together, phrases, alternatives, exclusions, numbers, pinyin, articles. */
export const lawQueries =
  `文物保护法|文物|考古发掘|博物馆条例|历史文化名城|不可移动文物 修缮|"建设控制地带"|馆藏文物 复制|文物保护单位 罚款|长城|水下文物|碑|寺 OR 塔|博物馆 -罚款|GB/T 33290.1|gbt33290|国务院令第377号|wwbhf|bwg|wenwu|文物保护法第二十三条|第三十条 文物|擅自迁移|原址保护|县级以上人民政府|违反本条例规定|优秀历史建筑|非物质文化遗产 传承人|考古勘探 建设单位|古树名木|文物保護|古建筑 石窟寺|罚款 五万元|应当 文物 保护 人民政府|抢救性发掘|保护规划 批准|革命遗址|档案 开放|世界遗产公约|文物出境审核`.split(
    '|',
  )

/** Searches that must not stop the server. */
export const hardLawQueries = [
  '的',
  '应当',
  '%',
  '_',
  '-文物',
  '的 和 在 是 有 应 当 文',
  '文物 OR 保护 OR 人民 OR 政府',
  '龘',
  'a',
  '"应当"',
  '文物保护'.repeat(50),
  '（（（"',
]
