import type { Pool } from 'pg'
import { putSearchDocument, type SearchDocument } from '../apps/server/src/modules/search/index.ts'
import { sharedCorpus } from '../apps/server/src/modules/search/testing/corpus.ts'
import type { DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { withClient } from './stage.ts'
import { makeDice } from './words.ts'

const places = '永安 望川 清源 龙泉 晋阳 渭北 汾阴 洛川 淮安 临汾 雁门 潼关 武威 敦煌 楼兰 咸阳 雍城 曲阜 琅琊 仰韶 良渚 红山 半坡 石峁 陶寺 云冈 麦积 炳灵 须弥 宝顶 靖边 绥德 横山 榆林 平遥'.split(' ')
const subjects = '文物保护 历史文化名城保护 不可移动文物保护 博物馆 非物质文化遗产保护 长城保护 历史建筑保护 革命遗址保护 风景名胜区 考古勘探 古树名木保护 地下文物保护 城乡规划 档案管理'.split(' ')
const forms = ['条例', '管理办法', '实施办法', '管理规定', '实施细则']

/**
 * Fills the search with the real texts of the shared data and `count` laws made of their articles; those say in title and note that they
 * are synthetic. `superuser` may drop and build indexes for as long as it takes.
 */
export async function fillSearch(connection: DatabaseConnection, superuser: DatabaseConnection, count: number, note: (text: string) => void): Promise<void> {
  const real = sharedCorpus()
  if (real === undefined) throw new Error('the bench of the search needs the shared data (WENWU_SHARED)')
  const pool = createPool(connection, { max: 1, statementTimeout: 0 })
  try {
    await inPages(pool, real)
    note(`${real.length} real texts`)
    const dice = makeDice(30_687)
    await inPages(pool, Array.from({ length: count }, (_, i) => makeLaw(i + 1, dice)))
  } finally {
    await pool.end()
  }
  await withClient(superuser, async (client) => {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'; drop index search_parts_law_terms_index`)
    await client.query(`select setseed(0.30687)`)
    await client.query(
      `create temporary table articles as select row_number() over (order by id) as n, id from search_parts where article is not null;
       create unique index on articles (n); analyze articles;
       insert into search_parts (search_document_id, kind, standing, is_public, published_on, position, key, label, article, path, body, folded_body, terms)
       select k.id, k.kind, k.standing, k.is_public, k.published_on, k.position, s.key || '.' || k.position, s.label, s.article, k.path, s.body, s.folded_body, s.terms
       from (select d.*, position, 1 + floor(random() * (select count(*) from articles))::int as n
             from search_documents d cross join lateral generate_series(0, 20 + (hashtext(d.document_id) & 63)) as position where d.document_id like 'synthetic-%') k
         join articles a on a.n = k.n join search_parts s on s.id = a.id`,
    )
    note('synthetic articles')
    await client.query(`create index search_parts_law_terms_index on search_parts using gin (terms) where kind = 'law'`)
    for (const table of ['search_documents', 'search_parts', 'search_title_keys']) await client.query(`vacuum (analyze) ${table}`)
    const { rows } = await client.query<{ parts: string; size: string }>(`select count(*) as parts, pg_size_pretty(pg_total_relation_size('search_parts')) as size from search_parts`)
    note(`${count} synthetic laws, ${rows[0]!.parts} articles in all, ${rows[0]!.size}`)
  })
}

async function inPages(pool: Pool, documents: readonly SearchDocument[]): Promise<void> {
  for (let i = 0; i < documents.length; i += 200) {
    await inTransaction(pool, async (db) => {
      for (const document of documents.slice(i, i + 200)) await putSearchDocument(db, document)
    })
  }
}

function makeLaw(n: number, dice: () => number): SearchDocument {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!
  return {
    kind: 'law',
    id: `synthetic-${n}`,
    title: `${pick(places)}${dice() < 0.5 ? '市' : '县'}${pick(subjects)}${pick(forms)}（合成文本${n}）`,
    body: '',
    path: `/reguldetail?id=synthetic-${n}`,
    publishedOn: `${1990 + Math.floor(dice() * 36)}-06-01`,
    standing: dice() < 0.2 ? 'superseded' : 'current',
    note: '合成文本，由真实条文重新组合，仅用于性能测试',
  }
}

/** What is asked: words that are frequent and rare, alone and together, phrases, alternatives, exclusions, numbers, pinyin, articles. */
export const lawQueries =
  `文物保护法|文物|考古发掘|博物馆条例|历史文化名城|不可移动文物 修缮|"建设控制地带"|馆藏文物 复制|文物保护单位 罚款|长城|水下文物|碑|寺 OR 塔|博物馆 -罚款|GB/T 33290.1|gbt33290|国务院令第377号|wwbhf|bwg|wenwu|文物保护法第二十三条|第三十条 文物|擅自迁移|原址保护|县级以上人民政府|违反本条例规定|优秀历史建筑|非物质文化遗产 传承人|考古勘探 建设单位|古树名木|文物保護|古建筑 石窟寺|罚款 五万元|应当 文物 保护 人民政府|抢救性发掘|保护规划 批准|革命遗址|档案 开放|世界遗产公约|文物出境审核`.split(
    '|',
  )

/** Searches that must not stop the server. */
export const hardLawQueries = ['的', '应当', '%', '_', '-文物', '的 和 在 是 有 应 当 文', '文物 OR 保护 OR 人民 OR 政府', '龘', 'a', '"应当"', '文物保护'.repeat(50), '（（（"']
