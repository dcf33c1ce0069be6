import type { ComponentType } from 'react'
import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined'
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined'
import AuditOutlined from '@ant-design/icons/AuditOutlined'
import BankOutlined from '@ant-design/icons/BankOutlined'
import BookOutlined from '@ant-design/icons/BookOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import CarryOutOutlined from '@ant-design/icons/CarryOutOutlined'
import CheckSquareOutlined from '@ant-design/icons/CheckSquareOutlined'
import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined'
import FileProtectOutlined from '@ant-design/icons/FileProtectOutlined'
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined'
import FormOutlined from '@ant-design/icons/FormOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import IdcardOutlined from '@ant-design/icons/IdcardOutlined'
import ImportOutlined from '@ant-design/icons/ImportOutlined'
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined'
import NotificationOutlined from '@ant-design/icons/NotificationOutlined'
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined'
import ReadOutlined from '@ant-design/icons/ReadOutlined'
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import SolutionOutlined from '@ant-design/icons/SolutionOutlined'
import TeamOutlined from '@ant-design/icons/TeamOutlined'
import UserAddOutlined from '@ant-design/icons/UserAddOutlined'

/** Icons that menu entries and roles name in their data. */
const icons: Record<string, ComponentType> = {
  home: HomeOutlined,
  todo: CarryOutOutlined,
  calendar: CalendarOutlined,
  cases: FolderOpenOutlined,
  'work-guide': ReadOutlined,
  'new-application': FormOutlined,
  notices: NotificationOutlined,
  laws: BookOutlined,
  audit: AuditOutlined,
  settings: SettingOutlined,
  users: TeamOutlined,
  standards: FileProtectOutlined,
  sites: BankOutlined,
  filed: FileDoneOutlined,
  plan: OrderedListOutlined,
  decisions: SolutionOutlined,
  information: InfoCircleOutlined,
  done: CheckSquareOutlined,
  search: SearchOutlined,
  import: ImportOutlined,
  tree: ApartmentOutlined,
  units: IdcardOutlined,
  operators: UserAddOutlined,
  roles: SafetyCertificateOutlined,
}

/** Names to choose from. */
export const iconNames: readonly string[] = Object.keys(icons)

/** The icon of the first name that has one, else a plain one. */
export function NamedIcon({ names }: { names: readonly string[] }) {
  const Icon = names.map((name) => icons[name]).find((icon) => icon !== undefined) ?? AppstoreOutlined
  return <Icon />
}
