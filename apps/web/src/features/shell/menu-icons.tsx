import type { ComponentType } from 'react'
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined'
import AuditOutlined from '@ant-design/icons/AuditOutlined'
import BookOutlined from '@ant-design/icons/BookOutlined'
import CarryOutOutlined from '@ant-design/icons/CarryOutOutlined'
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined'
import FormOutlined from '@ant-design/icons/FormOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import NotificationOutlined from '@ant-design/icons/NotificationOutlined'
import ReadOutlined from '@ant-design/icons/ReadOutlined'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import TeamOutlined from '@ant-design/icons/TeamOutlined'
import type { MenuItem } from '@wenwu/core/auth/model'

const icons: Record<string, ComponentType> = {
  home: HomeOutlined,
  todo: CarryOutOutlined,
  cases: FolderOpenOutlined,
  'work-guide': ReadOutlined,
  'new-application': FormOutlined,
  notices: NotificationOutlined,
  laws: BookOutlined,
  standards: BookOutlined,
  audit: AuditOutlined,
  settings: SettingOutlined,
  users: TeamOutlined,
}

/** The icon a menu entry names, or that of its screen. */
export function MenuIcon({ item }: { item: MenuItem }) {
  const Icon = icons[item.icon] ?? icons[item.component] ?? AppstoreOutlined
  return <Icon />
}
