import type { FramedSite } from '@wenwu/core/portal/model'

/**
 * `key=名称|https://host/path`, separated by commas: sites of others that may be shown in a frame of ours. Only https, and never this
 * installation itself, whose pages must not be framed. `fail` throws.
 */
export function readFramedSites(
  given: string | undefined,
  publicUrl: string | undefined,
  fail: (zh: string, en: string) => never,
): readonly FramedSite[] {
  const sites: FramedSite[] = []
  for (const part of (given ?? '').split(',').map((one) => one.trim())) {
    if (part === '') continue
    const [, key = '', name = '', address = ''] = /^([a-z0-9-]{1,40})=([^|]{1,40})\|(\S{1,500})$/.exec(part) ?? []
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isGood = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.origin !== publicUrl
    if (url === undefined || !isGood || sites.some((site) => site.key === key))
      return fail(
        `WENWU_FRAMED_SITES 应写作 标识=名称|https://网址，多个用逗号分隔，且不能是本平台自身：${part}`,
        `WENWU_FRAMED_SITES is key=name|https://address, separated by commas, and never this installation: ${part}`,
      )
    sites.push({ key, name: name.trim(), url: url.href })
  }
  return sites
}
