import { useEffect, useState, type ReactNode } from 'react'
import { ConfigProvider, type ThemeConfig } from 'antd'
import type { Locale as AntdLocale } from 'antd/es/locale'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import type { Locale } from '@wenwu/core/i18n/text'
import { useText } from '../lib/i18n.ts'
import { usePreferences } from '../lib/preferences.ts'
import { EmptyState } from './EmptyState.tsx'

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

const theme: ThemeConfig = {
  hashed: false,
  token: {
    colorPrimary: '#2264A0',
    // the paler shades that antd derives for hovering fall below a contrast of 4.5
    colorPrimaryHover: '#2F73B2',
    colorPrimaryActive: '#184C7C',
    colorLink: '#2264A0',
    colorLinkHover: '#184C7C',
    colorLinkActive: '#184C7C',
    colorInfo: '#2264A0',
    colorSuccess: '#24733C',
    colorWarning: '#9A5B00',
    colorError: '#B5342B',
    colorText: '#1F2329',
    colorTextSecondary: '#50565E',
    colorTextTertiary: '#626973',
    colorTextPlaceholder: '#6B727C',
    colorBorder: '#C9CED4',
    colorBorderSecondary: '#E4E7EA',
    colorBgLayout: '#F7F8FA',
    borderRadius: 4,
    borderRadiusLG: 4,
    borderRadiusSM: 4,
    fontSize: 14,
    fontFamily: 'inherit',
    boxShadowTertiary: 'none',
    wireframe: false,
    // dialogs and menus appear at once for whoever asked the system for less motion
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    motionDurationSlow: '0.16s',
    motionDurationMid: '0.12s',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  },
}

/** antd in our colours, the user's language and density. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { locale } = useText()
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
      theme={theme}
      locale={words}
      componentSize={density === 'compact' ? 'medium' : 'large'}
      renderEmpty={() => <EmptyState />}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  )
}
