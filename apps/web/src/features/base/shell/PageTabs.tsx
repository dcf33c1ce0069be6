import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { Dropdown } from 'antd'
import CloseOutlined from '@ant-design/icons/CloseOutlined'
import DownOutlined from '@ant-design/icons/DownOutlined'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { showInLine } from '../../../lib/show-in-line.ts'
import { findPage, usePages } from '../../../lib/pages.ts'
import { closeOtherTabs, closeTab, useTabs, type PageTab } from '../../../lib/tabs.ts'
import { returning } from '../../../lib/use-place.ts'
import { pageTitle } from './menu-tree.ts'
import { distinctNames, sharedStart } from './tab-names.ts'
import './page-tabs.css'

/** The open pages (specification §2.1): select, close, close others; kept in session storage by lib/tabs. */
export function PageTabs() {
  const tools = useText()
  const { t } = tools
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { tabs: all, titles } = useTabs()
  const pages = usePages((state) => state.all)
  // a page that this person may no longer open has no tab
  const tabs = all.filter(({ isFixed, path }) => isFixed || findPage(pages, path) !== undefined)
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // the whole tab: its name alone would leave what closes it out of sight
    showInLine(bar.current, '.page-tab.is-current')
  }, [pathname, tabs])

  const titleOf = (tab: PageTab): string => {
    const page = findPage(pages, tab.path)
    return titles[tab.path] ?? (page?.menu === undefined ? tab.title : pageTitle(page, tools))
  }
  const names = distinctNames(tabs.map(titleOf))
  const open = (tab: PageTab): void => void navigate(tab.path + tab.search, { state: returning })
  const onKey = (event: KeyboardEvent, tab: PageTab): void => {
    if (event.key === 'Delete') {
      event.preventDefault()
      closeTab(tab.path, pathname)
    }
  }

  return (
    <nav className="page-tabs no-print" aria-label={t('shell.openTabs')}>
      <div className="page-tabs-bar" ref={bar} style={{ '--tabs': tabs.length } as CSSProperties}>
        {tabs.map((tab, index) => {
          const title = names[index] ?? ''
          const shared = sharedStart(title, names)
          const isCurrent = tab.path === pathname
          return (
            <Dropdown
              key={tab.path}
              trigger={['contextMenu']}
              menu={{
                items: [
                  { key: 'close', label: t('shell.closeThis'), disabled: tab.isFixed },
                  { key: 'others', label: t('shell.closeOthers') },
                ],
                onClick: ({ key }) => {
                  if (key === 'close') return closeTab(tab.path, pathname)
                  closeOtherTabs(tab.path)
                  open(tab)
                },
              }}
            >
              <div className={`page-tab${isCurrent ? ' is-current' : ''}`}>
                <button
                  type="button"
                  className="page-tab-title"
                  aria-current={isCurrent ? 'page' : undefined}
                  title={title}
                  // of two parts, that stand side by side, it would be read with a pause
                  aria-label={shared === '' ? undefined : title}
                  onClick={() => open(tab)}
                  onAuxClick={(event) => event.button === 1 && closeTab(tab.path, pathname)}
                  onKeyDown={(event) => onKey(event, tab)}
                >
                  {shared !== '' && <span className="page-tab-shared">{shared}</span>}
                  <span>{title.slice(shared.length)}</span>
                </button>
                {!tab.isFixed && (
                  <button
                    type="button"
                    className="page-tab-close"
                    tabIndex={-1}
                    aria-label={t('shell.closeTab', { title })}
                    onClick={() => closeTab(tab.path, pathname)}
                  >
                    <CloseOutlined />
                  </button>
                )}
              </div>
            </Dropdown>
          )
        })}
      </div>
      {tabs.length > 2 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'others', label: t('shell.closeOthers') },
              { type: 'divider' },
              ...tabs.map((tab, index) => ({ key: tab.path, label: names[index] })),
            ],
            selectedKeys: [pathname],
            onClick: ({ key }) => {
              if (key === 'others') return closeOtherTabs(pathname)
              const tab = tabs.find((candidate) => candidate.path === key)
              if (tab !== undefined) open(tab)
            },
          }}
        >
          <button type="button" className="page-tabs-more" aria-label={t('shell.openTabs')}>
            <DownOutlined />
          </button>
        </Dropdown>
      )}
    </nav>
  )
}
