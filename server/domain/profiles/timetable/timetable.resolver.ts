import { addMutation } from '../../../selection/schema-fields';
import { viewerOfPayload } from '../../members/member.type';
import { UpdateCoursesInput, UpdateFreeHoursInput } from './timetable.inputs';
import { updateCourses, updateFreeHours } from './timetable.service';

addMutation('updateCourses', {
  description: "Replaces the viewer's courses (수업) of a semester. Only the viewer reads them.",
  input: { type: UpdateCoursesInput, description: 'The courses.' },
  payload: { viewer: viewerOfPayload('The viewer with the changed courses.') },
  run: updateCourses,
});

addMutation('updateFreeHours', {
  description: "Replaces the viewer's free hours (빈 시간). Only the viewer reads them.",
  input: { type: UpdateFreeHoursInput, description: 'The free hours.' },
  payload: { viewer: viewerOfPayload('The viewer with the changed free hours.') },
  run: updateFreeHours,
});
