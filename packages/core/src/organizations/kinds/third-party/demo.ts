import type { DemoPeople } from '../../../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 40,
  organizations: [
    { kind: 'third-party', name: '华表文化遗产咨询评估中心', provinceCode: null, creditCode: '1211000040DEM0022G' },
    { kind: 'third-party', name: '长垣文物保护工程评估院', provinceCode: null, creditCode: '1211000040DEM0030B' },
  ],
  users: [
    { username: 'thirdparty', name: '纪南星', kind: 'official', role: 'third-party', organization: '华表文化遗产咨询评估中心' },
    { username: 'thirdparty2', name: '梅远山', kind: 'official', role: 'third-party', organization: '长垣文物保护工程评估院' },
  ],
  banner: ['thirdparty, thirdparty2  type=3  第三方评估机构 / Assessment bodies'],
}
