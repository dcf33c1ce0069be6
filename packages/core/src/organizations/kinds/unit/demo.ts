import type { DemoPeople } from '../../../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 10,
  organizations: [
    { kind: 'unit', name: '晋阳古建筑保护工程有限公司', provinceCode: '14', creditCode: '91140100MA0DEM0133' },
    { kind: 'unit', name: '渭北博物馆', provinceCode: '61', creditCode: '1261000043DEM0015G' },
  ],
  users: [
    { username: 'company', name: '林青禾', kind: 'legal-entity', role: 'applicant', organization: '晋阳古建筑保护工程有限公司' },
    { username: 'museum', name: '周渭南', kind: 'legal-entity', role: 'applicant', organization: '渭北博物馆' },
    { username: 'person', name: '沈知白', kind: 'individual', role: 'applicant', organization: null },
  ],
  banner: [
    'company  type=1  法人：文物保护工程单位（山西） / Legal entity: conservation firm (Shanxi)',
    'museum  type=1  法人：文物收藏单位（陕西） / Legal entity: museum (Shaanxi)',
    'person  type=2  个人 / Individual',
  ],
}
