import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'process56005',
  name: text('保护范围内其他建设工程或者爆破、钻探、挖掘等作业审批', 'Works inside the protection range', {
    ja_JP: '保護範囲内における建設工事または発破・ボーリング・掘削などの審査',
    ko_KR: '보호구역 안의 건설공사 또는 발파·시추·굴착 등 작업 심사',
  }),
  approve: text('拟原则同意', 'Draft consent', { ja_JP: '原則同意の案', ko_KR: '원칙적 동의안' }),
  refuse: text('拟不同意', 'Draft refusal', { ja_JP: '不同意の案', ko_KR: '부동의안' }),
  localOpinion: true,
})
