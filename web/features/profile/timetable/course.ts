/** A course. Its section is empty if it has none. */
export interface Course {
  name: string;
  section: string;
}
