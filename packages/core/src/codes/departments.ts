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
    { code: '01010102', parentCode: null, name: text('文物保护与考古司', 'Department of Heritage Protection and Archaeology') },
    { code: '0101010201', parentCode: '01010102', name: text('综合处', 'General Division') },
    { code: '0101010202', parentCode: '01010102', name: text('资源管理处', 'Resource Management Division') },
    { code: '0101010203', parentCode: '01010102', name: text('文物处', 'Heritage Division') },
    { code: '0101010204', parentCode: '01010102', name: text('考古处', 'Archaeology Division') },
    { code: '0101010205', parentCode: '01010102', name: text('世界遗产处', 'World Heritage Division') },
    { code: '0101010206', parentCode: '01010102', name: text('规划处', 'Planning Division') },
    { code: '0101010207', parentCode: '01010102', name: text('工程管理处', 'Works Management Division') },
    { code: '01010103', parentCode: null, name: text('博物馆与社会文物司', 'Department of Museums and Social Relics') },
    { code: '01010104', parentCode: null, name: text('督察司', 'Department of Supervision') },
  ],
}
