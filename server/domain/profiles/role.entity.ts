/** Roles of a project, and of members who look for one. */
export enum Role {
  FRONTEND = 'FRONTEND',
  BACKEND = 'BACKEND',
  DESIGNER = 'DESIGNER',
}
