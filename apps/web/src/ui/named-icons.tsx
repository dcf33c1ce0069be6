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

/** Icons that menu entries and roles name in their data. */
const icons: Record<string, ComponentType> = {
  home: HomeOutlined,
  todo: CarryOutOutlined,
  cases: FolderOpenOutlined,
  'work-guide': ReadOutlined,
  'new-application': FormOutlined,
  notices: NotificationOutlined,
  laws: BookOutlined,
  audit: AuditOutlined,
  settings: SettingOutlined,
  users: TeamOutlined,
  standards: BookOutlined,
}

/** Names to choose from. */
export const iconNames: readonly string[] = Object.keys(icons).filter((name) => name !== 'standards')

/** The icon of the first name that has one, else a plain one. */
export function NamedIcon({ names }: { names: readonly string[] }) {
  const Icon = names.map((name) => icons[name]).find((icon) => icon !== undefined) ?? AppstoreOutlined
  return <Icon />
}
