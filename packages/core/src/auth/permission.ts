import type { permissions } from '../permissions.generated.ts'

/** What a role allows. Endpoints demand it (contract `access`), menus and buttons carry it; declared in `<module>/permissions.ts`. */
export type Permission = keyof typeof permissions
