/** Texts of all modules in one language, made by texts-by-language.ts: module ↦ key ↦ text. */
declare module 'virtual:texts/*' {
  export const texts: Record<string, Record<string, string>>
}
