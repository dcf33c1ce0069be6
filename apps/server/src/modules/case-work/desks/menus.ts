import { deskGroups, type DeskGroup } from '@wenwu/core/desks/desk'
import { deskKeys } from '@wenwu/core/desks/desks'
import { desks } from '@wenwu/core/desks/lists/index.generated'
import { text, type Text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

/** The folders of the menu, behind the list of all cases. */
const groups: Record<DeskGroup, { position: number; title: Text; icon: string }> = {
  approval: {
    position: 71,
    title: text('审批事项', 'Approval items', { ja_JP: '審査事項', ko_KR: '심사 사무' }),
    icon: 'audit',
  },
  applications: {
    position: 72,
    title: text('申请列表', 'Applications by area', { ja_JP: '申請一覧', ko_KR: '신청 목록' }),
    icon: 'cases',
  },
}

/** An entry for each desk, below the folder of its group. */
export const menus: readonly MenuSeed[] = [
  ...deskGroups.map((group): MenuSeed => ({
    ...groups[group],
    name: `desks-${group}`,
    type: 'menu',
    permission: '',
  })),
  ...deskKeys.map((key): MenuSeed => {
    const { group, position, title, of } = desks[key]
    return {
      // order among siblings; a folder must only come before what is in it
      position: 400 + position,
      name: `desk-${key}`,
      title,
      type: 'menu',
      permission: 'desk.read',
      url: `/desks/${key}`,
      component: of === 'cases' ? 'case-desk' : 'task-desk',
      parent: `desks-${group}`,
    }
  }),
]
