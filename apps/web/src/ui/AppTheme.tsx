import { useEffect, useState, type ReactNode } from 'react'
import { ConfigProvider, type ThemeConfig } from 'antd'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { Locale as AntdLocale } from 'antd/es/locale'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import type { Locale } from '@wenwu/core/i18n/text'
import { useText } from '../lib/i18n.ts'
import { usePreferences } from '../lib/preferences.ts'
import { EmptyState } from './EmptyState.tsx'
import { theme } from './theme.ts'

const dayjsNames: Record<Locale, string> = { zh_CN: 'zh-cn', en_US: 'en', ja_JP: 'ja', ko_KR: 'ko', tw_CN: 'zh-tw' }

// Chinese is the default and comes with the shell; the other languages are fetched when they are chosen.
const loaders: Record<Locale, () => Promise<{ default: AntdLocale }>> = {
  zh_CN: async () => {
    await import('dayjs/locale/zh-cn')
    return { default: zhCN }
  },
  en_US: () => import('antd/es/locale/en_US'),
  ja_JP: async () => {
    await import('dayjs/locale/ja')
    return import('antd/es/locale/ja_JP')
  },
  ko_KR: async () => {
    await import('dayjs/locale/ko')
    return import('antd/es/locale/ko_KR')
  },
  tw_CN: async () => {
    await import('dayjs/locale/zh-tw')
    return import('antd/es/locale/zh_TW')
  },
}

const shownTheme: ThemeConfig = {
  ...theme,
  // dialogs and menus appear at once for whoever asked the system for less motion
  token: { ...theme.token, motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches },
  // a built page has a style sheet (antd-styles); the development server lets antd make its styles in the browser
  zeroRuntime: import.meta.env.PROD,
}

/** antd in our colours, the user's language and density. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { t, locale } = useText()
  const density = usePreferences((state) => state.density)
  const [words, setWords] = useState<AntdLocale>(zhCN)
  useEffect(() => {
    let isGone = false
    loaders[locale]()
      .then((module) => {
        if (isGone) return
        dayjs.locale(dayjsNames[locale])
        setWords(module.default)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [locale])
  return (
    <ConfigProvider
      theme={shownTheme}
      locale={words}
      componentSize={density === 'compact' ? 'medium' : 'large'}
      renderEmpty={(part) => (part === 'Select' || part === 'TreeSelect' ? t('common.noChoice') : <EmptyState />)}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      inputSearch={{ searchIcon: <SearchMark name={t('common.search')} /> }}
    >
      {children}
    </ConfigProvider>
  )
}

/** On the button of a search box, which has no words of its own; antd's names itself in English. */
function SearchMark({ name }: { name: string }) {
  return (
    <>
      <SearchOutlined aria-hidden="true" />
      <span className="visually-hidden">{name}</span>
    </>
  )
}
