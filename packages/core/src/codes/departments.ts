import { text } from '../i18n/text.ts'
import type { CodeEntry, CodeList } from './code-list.ts'

export interface Department extends CodeEntry {
  /** Code of the department a division belongs to; null for a department. */
  parentCode: string | null
}

/**
 * Departments of the national bureau and the divisions of the first, specification §3. It names the departments only; the names of
 * the divisions are our assumption.
 */
export const departments: CodeList<Department> = {
  id: 'department',
  entries: [
    {
      code: '01010102',
      parentCode: null,
      name: text('文物保护与考古司', 'Department of Heritage Protection and Archaeology', {
        ja_JP: '文物保護・考古司',
        ko_KR: '문물보호·고고사',
      }),
    },
    { code: '0101010201', parentCode: '01010102', name: text('综合处', 'General Division', { ja_JP: '総合処', ko_KR: '종합처' }) },
    {
      code: '0101010202',
      parentCode: '01010102',
      name: text('资源管理处', 'Resource Management Division', { ja_JP: '資源管理処', ko_KR: '자원관리처' }),
    },
    { code: '0101010203', parentCode: '01010102', name: text('文物处', 'Heritage Division', { ja_JP: '文物処', ko_KR: '문물처' }) },
    { code: '0101010204', parentCode: '01010102', name: text('考古处', 'Archaeology Division', { ja_JP: '考古処', ko_KR: '고고처' }) },
    {
      code: '0101010205',
      parentCode: '01010102',
      name: text('世界遗产处', 'World Heritage Division', { ja_JP: '世界遺産処', ko_KR: '세계유산처' }),
    },
    { code: '0101010206', parentCode: '01010102', name: text('规划处', 'Planning Division', { ja_JP: '計画処', ko_KR: '계획처' }) },
    {
      code: '0101010207',
      parentCode: '01010102',
      name: text('工程管理处', 'Works Management Division', { ja_JP: '工事管理処', ko_KR: '공사관리처' }),
    },
    {
      code: '01010103',
      parentCode: null,
      name: text('博物馆与社会文物司', 'Department of Museums and Social Relics', {
        ja_JP: '博物館・社会文物司',
        ko_KR: '박물관·사회문물사',
      }),
    },
    { code: '01010104', parentCode: null, name: text('督察司', 'Department of Supervision', { ja_JP: '督察司', ko_KR: '독찰사' }) },
  ],
}
