import { Drawer } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import type { MenuNode } from './menu-tree.ts'
import { SideMenu } from './SideMenu.tsx'

/** The menu on a phone. */
export function MenuDrawer({ isOpen, nodes, onClose }: { isOpen: boolean; nodes: MenuNode[]; onClose: () => void }) {
  const { t } = useText()
  return (
    <Drawer open={isOpen} onClose={onClose} placement="left" size={264} title={t('common.productName')} styles={{ body: { padding: 0 } }}>
      <SideMenu nodes={nodes} isCollapsed={false} onChoose={onClose} />
    </Drawer>
  )
}
