/**
 * Only Firefox and Chrome may log in (specification §5). Every browser on Chromium's engine counts as Chrome: Edge, Opera, 360 and the
 * like run the same code. Safari and Internet Explorer do not carry either name as a token of their own engine.
 */
export function isSupportedBrowser(userAgent: string = navigator.userAgent): boolean {
  return /\b(?:Firefox|FxiOS|Chrome|HeadlessChrome|Chromium|CriOS)\/\d/.test(userAgent)
}
