import type { ReplyDraft } from '@wenwu/core/item/model'
import { schemeReply } from '../_blocks/scheme-reply.ts'

export const reply: ReplyDraft = schemeReply('tbCrrSzhMainEntity.schemeName', [
  '采集中的光照、接触和移动不得损害文物；原始数据和成果归收藏单位所有，承接机构不得留存或者另作他用。',
  '完成后组织验收，数据入库、备份并长期保存；利用数据制作文物复制品的，另行报批。',
])
