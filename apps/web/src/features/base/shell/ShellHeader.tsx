import { useEffect, useState } from 'react'
import { Dropdown } from 'antd'
import FullscreenExitOutlined from '@ant-design/icons/FullscreenExitOutlined'
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined'
import GlobalOutlined from '@ant-design/icons/GlobalOutlined'
import LogoutOutlined from '@ant-design/icons/LogoutOutlined'
import MenuOutlined from '@ant-design/icons/MenuOutlined'
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { Link } from 'react-router'
import type { CurrentUser } from '@wenwu/core/auth/model'
import { localeTag, locales } from '@wenwu/core/i18n/text'
import { localeNames } from '@wenwu/core/i18n/locale-names'
import { useText } from '../../../lib/i18n.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { BellButton } from './BellButton.tsx'

interface ShellHeaderProps {
  user: CurrentUser
  onSearch: () => void
  onBell: () => void
  onSettings: () => void
  onUserCentre: () => void
  onLogout: () => void
  onOpenMenu: () => void
}

function useFullscreen(): [boolean, () => void] {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const listener = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', listener)
    return () => document.removeEventListener('fullscreenchange', listener)
  }, [])
  const toggle = (): void => {
    const change = document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()
    change.catch(() => undefined)
  }
  return [isFull, toggle]
}

/** 48 px: logo, search, full screen, settings, language, user (specification §2.1, §9). */
export function ShellHeader({ user, onSearch, onBell, onSettings, onUserCentre, onLogout, onOpenMenu }: ShellHeaderProps) {
  const { t, locale, setLocale } = useText()
  const isNarrow = useIsNarrow()
  const [isFull, toggleFull] = useFullscreen()
  const languages = locales.map((option) => ({ key: option, label: <span lang={localeTag[option]}>{localeNames[option]}</span> }))
  return (
    <header className="shell-header no-print">
      {isNarrow && (
        <button type="button" className="header-button" aria-label={t('shell.openMenu')} onClick={onOpenMenu}>
          <MenuOutlined />
        </button>
      )}
      <Link to="/home" className="shell-brand" aria-label={t('common.productName')}>
        <img src="/logo.svg" width="28" height="28" alt="" />
        <span>{t('common.productName')}</span>
      </Link>
      <button type="button" className="header-search" onClick={onSearch} aria-keyshortcuts="Control+K" aria-label={t('shell.search')}>
        <SearchOutlined />
        <span>{t('shell.search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className="header-tools">
        {!isNarrow && (
          <>
            <button type="button" className="header-button" onClick={toggleFull} aria-pressed={isFull}>
              {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
              <span>{t(isFull ? 'shell.exitFullscreen' : 'shell.fullscreen')}</span>
            </button>
            <button type="button" className="header-button" onClick={onSettings}>
              <SettingOutlined />
              <span>{t('shell.settings')}</span>
            </button>
            <Dropdown
              trigger={['click']}
              menu={{
                items: languages,
                selectedKeys: [locale],
                onClick: ({ key }) => void setLocale(locales.find((option) => option === key) ?? 'zh_CN'),
              }}
            >
              <button type="button" className="header-button" aria-haspopup="menu">
                <GlobalOutlined />
                <span>{t('shell.language')}</span>
              </button>
            </Dropdown>
          </>
        )}
        <BellButton onOpen={onBell} />
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'centre', icon: <UserOutlined />, label: t('shell.userCentre') },
              {
                key: 'help',
                icon: <QuestionCircleOutlined />,
                label: (
                  <Link to="/tohelpbook" target="_blank">
                    {t('shell.helpBook')}
                  </Link>
                ),
              },
              ...(isNarrow
                ? [
                    { key: 'settings', icon: <SettingOutlined />, label: t('shell.settings') },
                    { key: 'language', icon: <GlobalOutlined />, label: t('shell.language'), children: languages },
                  ]
                : []),
              { type: 'divider' },
              { key: 'logout', icon: <LogoutOutlined />, label: t('shell.logout') },
            ],
            onClick: ({ key }) => {
              if (key === 'centre') onUserCentre()
              else if (key === 'settings') onSettings()
              else if (key === 'logout') onLogout()
              else if (key !== 'help') void setLocale(locales.find((option) => option === key) ?? locale)
            },
          }}
        >
          <button
            type="button"
            className="header-button header-user"
            aria-haspopup="menu"
            aria-label={`${t('shell.userCentre')} ${user.name}`}
          >
            <UserOutlined />
            <span>{user.name}</span>
          </button>
        </Dropdown>
      </div>
    </header>
  )
}
