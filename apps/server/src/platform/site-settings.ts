import type { SiteSettings } from '@wenwu/core/portal/model'

type Env = Record<string, string | undefined>

/** Shown without settings of the operator, while the product is developed or tried out: no number here belongs to a real person. */
const demo: SiteSettings = {
  administration: '国家文物局',
  maintenance: '文物数据运行维护中心（演示）',
  supportPhones: '010-5555 0100、010-5555 0101（工作日 9:00—17:00）',
  filingNumber: '京ICP备00000000号-1',
  registrationUrl: '',
  portalUrl: '/online_info',
}

const longest = 200

/**
 * The operator's words for the entrance and the footer (specification §2.2). Production begins with the administration and our own portal
 * page alone: what is not set is not shown.
 */
export function readSiteSettings(
  env: Env,
  environment: 'development' | 'production' | 'test',
  fail: (zh: string, en: string) => never,
): SiteSettings {
  const isDemo = environment !== 'production'
  const text = (name: string, fallback: string): string => {
    const given = (env[name] ?? fallback).trim()
    return given.length <= longest ? given : fail(`${name} 不能超过 ${longest} 个字`, `${name} has at most ${longest} characters`)
  }
  const link = (name: string, fallback: string): string => {
    const given = text(name, fallback)
    const isOurs = /^\/(?![/\\])/.test(given)
    const isSite = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)
    if (given === '' || isOurs || isSite) return given
    return fail(
      `${name} 应为本平台的路径（以 / 开头）或 https 网址：${given}`,
      `${name} is a path of ours (beginning with /) or an https address: ${given}`,
    )
  }
  return {
    administration: text('WENWU_SITE_ADMINISTRATION', demo.administration),
    maintenance: text('WENWU_SITE_MAINTENANCE', isDemo ? demo.maintenance : ''),
    supportPhones: text('WENWU_SITE_PHONES', isDemo ? demo.supportPhones : ''),
    filingNumber: text('WENWU_SITE_FILING', isDemo ? demo.filingNumber : ''),
    registrationUrl: link('WENWU_SITE_REGISTRATION', demo.registrationUrl),
    portalUrl: link('WENWU_SITE_PORTAL', demo.portalUrl),
  }
}
