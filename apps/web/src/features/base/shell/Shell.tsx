import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined'
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined'
import { useLocation, useNavigate } from 'react-router'
import type { CurrentUser } from '@wenwu/core/auth/model'
import { contentId, isFocusFree } from '../../../lib/focus.ts'
import { useText } from '../../../lib/i18n.ts'
import { openKeyHelp } from '../../../lib/key-help.ts'
import { useShortcuts } from '../../../lib/keys.ts'
import { usePages, type Page } from '../../../lib/pages.ts'
import { setPreferences, usePreferences } from '../../../lib/preferences.ts'
import { homePath, openTab, pinHome, useTabs } from '../../../lib/tabs.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { menuTree, pageTitle } from './menu-tree.ts'
import { PageTabs } from './PageTabs.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import type { Panel } from './ShellPanels.tsx'
import { SideMenu } from './SideMenu.tsx'
import { usePasswordReminder } from './use-password-reminder.ts'
import './shell.css'

interface ShellProps {
  user: CurrentUser
  /** The page of the current path; absent: there is none, so no tab is opened. */
  page?: Page
  /** What is shown where there is no page. */
  title?: string
  children: ReactNode
  onLogout: () => void
}

// loaded beside the page's content, not before it
const ShellPanels = lazy(async () => ({ default: (await import('./ShellPanels.tsx')).ShellPanels }))
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))

/** The frame around every page after sign-in (design ui §2). */
export function Shell({ user, page, title: missingTitle = '', children, onLogout }: ShellProps) {
  const tools = useText()
  const { t } = tools
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isNarrow = useIsNarrow()
  const isCollapsed = usePreferences((state) => state.isMenuCollapsed)
  const { all, menus } = usePages()
  const [panel, setPanel] = useState<Panel>('none')
  const content = useRef<HTMLElement>(null)
  const nodes = useMemo(() => menuTree(menus, all), [menus, all])
  const ownTitle = useTabs((state) => state.titles[pathname])
  const title = ownTitle ?? (page === undefined ? missingTitle : pageTitle(page, tools))
  const hasPage = page !== undefined
  const group = page?.route.hasOneTab === true ? page.component : undefined
  const close = (): void => setPanel('none')
  usePasswordReminder(user)

  useEffect(() => {
    if (hasPage) {
      pinHome(t('shell.home'))
      openTab(pathname, search, title, group)
    }
    document.title = `${title} · ${t('common.productName')}`
  }, [hasPage, group, pathname, search, title, t])
  const shown = useRef(pathname)
  useEffect(() => {
    content.current?.scrollTo(0, 0)
    if (shown.current === pathname) return
    shown.current = pathname
    // what led here went with its page, and the keyboard goes on in the new one
    if (isFocusFree()) content.current?.focus({ preventScroll: true })
  }, [pathname])
  useShortcuts({
    'mod+k': (event) => {
      event.preventDefault()
      setPanel((open) => (open === 'palette' ? 'none' : 'palette'))
    },
    '?': openKeyHelp,
  })

  const back = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(homePath))

  return (
    <div className="shell">
      <div className="skip-links no-print">
        <a className="skip-link" href="#content">
          {t('shell.skipToContent')}
        </a>
      </div>
      <ShellHeader
        user={user}
        onSearch={() => setPanel('palette')}
        onBell={() => setPanel('bell')}
        onSettings={() => setPanel('settings')}
        onUserCentre={() => setPanel('user')}
        onLogout={() => setPanel('logout')}
        onOpenMenu={() => setPanel('menu')}
      />
      <div className="shell-body">
        {isNarrow ? (
          <Suspense>
            <MenuDrawer isOpen={panel === 'menu'} nodes={nodes} onClose={close} />
          </Suspense>
        ) : (
          <aside className={`shell-side no-print${isCollapsed ? ' is-collapsed' : ''}`}>
            <SideMenu nodes={nodes} isCollapsed={isCollapsed} onExpand={() => setPreferences({ isMenuCollapsed: false })} />
            <button
              type="button"
              className="shell-fold"
              aria-label={t(isCollapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
              aria-expanded={!isCollapsed}
              onClick={() => setPreferences({ isMenuCollapsed: !isCollapsed })}
            >
              {isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
            </button>
          </aside>
        )}
        <div className="shell-main">
          {isNarrow ? (
            pathname !== homePath && (
              <nav className="shell-title no-print" aria-label={t('shell.openTabs')}>
                <button type="button" className="header-button" aria-label={t('common.back')} onClick={back}>
                  <ArrowLeftOutlined />
                </button>
                <span>{title}</span>
              </nav>
            )
          ) : (
            <PageTabs />
          )}
          <main id={contentId} ref={content} className="shell-content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <Suspense>
        <ShellPanels panel={panel} user={user} onLogout={onLogout} onClose={close} />
      </Suspense>
    </div>
  )
}
