import { fold } from '@wenwu/core/search/fold'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../platform/database/request-database.ts'

/** What people of the field say for one another. */
const groups: readonly (readonly string[])[] = [
  ['国保单位', '国保', '全国重点文物保护单位'],
  ['省保单位', '省级文物保护单位'],
  ['文保单位', '文物保护单位'],
  ['文保', '文物保护'],
  ['建控地带', '建设控制地带'],
  ['非遗', '非物质文化遗产'],
  ['世遗', '世界遗产', '世界文化遗产'],
  ['名城', '历史文化名城'],
  ['馆藏文物', '馆藏品', '藏品'],
  ['复制品', '复制件'],
  ['修缮', '维修', '修葺', '修房子', '翻修'],
  ['迁建', '迁移', '异地保护'],
  ['考古队', '考古发掘单位', '考古机构'],
  ['补正', '补充材料'],
  ['安防', '安全防护', '三防'],
  ['采样', '取样'],
  ['拓片', '拓印'],
  // as people say it who have never filed an application
  ['借展', '借用'],
  ['出国展览', '境外展览', '出境展览'],
  ['挖管道', '埋管道', '管线', '挖掘'],
  ['盖房子', '盖房', '建房', '建设工程'],
  ['老房子', '老宅', '古民居', '古建筑'],
  ['文保法', '文物法', '文物保护法'],
  ['文保法实施条例', '文物法实施条例', '文物保护法实施条例'],
  ['非遗法', '非物质文化遗产法'],
  ['名城条例', '历史文化名城名镇名村保护条例'],
  ['水下文物条例', '水下文物保护管理条例'],
]

/** The groups an installation begins with; afterwards they are the editors'. */
export async function seedSynonyms(db: Db, now: Date): Promise<void> {
  const some = await db.selectFrom('search_synonyms').select('id').limit(1).executeTakeFirst()
  if (some !== undefined) return
  const rows = groups.map((words, i) => ({
    id: newId(now.getTime() + i),
    words: [...words],
    folded_words: words.map((word) => fold(word).trim()),
    updated_by: null,
    updated_at: now,
  }))
  await db.insertInto('search_synonyms').values(rows).execute()
}
