import type { SystemRole } from '@wenwu/core/auth/model'
import { newId } from '@wenwu/core/kernel/id'
import type { PhrasePurpose } from '@wenwu/core/phrases/model'
import type { Db } from '../../platform/database/request-database.ts'

/** What demo officials of a role have kept as their own. */
const ofRole: Partial<Record<SystemRole, readonly string[]>> = {
  'province-officer': ['材料齐全，予以受理。', '经审查，拟同意上报。', '请申请人按补正意见补充材料后重新提交。'],
  'province-lead': ['同意。', '同意上报国家文物局。', '请承办人核实后再报。'],
  'national-accept': ['材料齐全，符合法定形式，予以受理。', '材料不全，请补正。'],
  'national-officer': ['拟同意，请领导审定。', '拟同意专家意见。', '拟不予批准，理由见批复。'],
  'national-lead': ['同意。', '同意，按程序办理。', '请承办人进一步核实。'],
  'national-office': ['已核稿，请印发。'],
  'third-party': ['评估报告见附件，建议按修改意见完善后实施。'],
  expert: ['同意。', '原则同意，建议按专家意见修改完善。', '方案依据不足，建议修改后重新论证。'],
}

/** Phrases that demo organisations have worded for all of their people, by the role of a person in them. */
const shared: Partial<Record<SystemRole, readonly string[]>> = {
  'province-lead': ['经现场核查，情况属实。'],
  'national-lead': ['请省级文物行政部门加强监管，确保文物安全。'],
}

/** What demo organisations say is to be corrected in a material, by the role of a person in them. */
const sharedCorrections: Partial<Record<SystemRole, readonly string[]>> = {
  'province-lead': [
    '图纸比例尺或图例看不清，请重新上传清晰的文件。',
    '缺少单位公章或签字，请补盖后重新上传。',
    '内容不完整，请补齐缺少的章节。',
    '文件与材料名称不符，请核对后重新上传。',
  ],
  'national-lead': ['缺少方案图纸，请补充现状图和设计图。', '经费预算与方案内容不一致，请核对。'],
}

interface DemoOfficial {
  id: string
  role: SystemRole
  organizationId: string | null
}

/** Gives demo officials phrases as they would have gathered them: own ones by their role, and those of their organisations. */
export async function seedDemoPhrases(db: Db, officials: readonly DemoOfficial[], now: Date): Promise<void> {
  const phraseOf =
    (owner: { user_id: string | null; organization_id: string | null }, purpose: PhrasePurpose = 'opinion') =>
    (content: string, n: number) => ({
      // one after another, so that they are listed in this order
      id: newId(now.getTime() + n),
      ...owner,
      content,
      purpose,
      created_at: new Date(now.getTime() + n),
    })
  const rows = officials.flatMap(({ id, role, organizationId }) => [
    ...(ofRole[role] ?? []).map(phraseOf({ user_id: id, organization_id: null })),
    ...(shared[role] ?? []).map(phraseOf({ user_id: null, organization_id: organizationId })),
    ...(sharedCorrections[role] ?? []).map(phraseOf({ user_id: null, organization_id: organizationId }, 'correction')),
  ])
  await db.insertInto('phrases').values(rows).execute()
}
