import type { ThemeConfig } from 'antd'

/** The class that carries the values of the theme (antd's CSS variables) on each of its elements. */
export const styleKey = 'wenwu-antd'

/** antd in our colours. A built page has its style sheet from it (antd-styles), so nothing here depends on the browser. */
export const theme = {
  hashed: false,
  cssVar: { key: styleKey },
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
    motionDurationSlow: '0.16s',
    motionDurationMid: '0.12s',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  },
} satisfies ThemeConfig
