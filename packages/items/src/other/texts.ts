import { translated } from '@wenwu/core/i18n/text'
import ja_JP from './ja_JP.json' with { type: 'json' }
import ko_KR from './ko_KR.json' with { type: 'json' }

export const text = translated({ ja_JP, ko_KR })
