import type { ReplyDraft } from '@wenwu/core/item/model'
import { schemeReply } from '../_blocks/scheme-reply.ts'

export const reply: ReplyDraft = schemeReply('tbcrrYfxMainPage.projectName', [
  '柜架、囊匣和调控材料不得含有危害文物的成分，实施中确保文物提取、搬运和存放安全；不得以预防性保护名义修复文物本体。',
  '完成后组织验收，持续监测保存环境并保存数据。',
])
